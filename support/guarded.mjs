// Loaded before each program of the project (`node -r`): starts its guard.

import { guard } from './guard.mjs';

guard();
