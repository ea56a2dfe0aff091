// Loaded before a program of the project (`node -r`): guards it from its first moment.

import { guard } from './guard.mjs';

guard();
