// Settings of zod; import this file beside zod. The extension uses `zod/mini`, which can be tree-shaken: full zod would
// double the size of the worker, which starts often.

import { config } from 'zod/mini';
import english from 'zod/v4/locales/en.js';

// Without `jitless`, zod compiles objects with `new Function`, which the content security policy forbids.
config({ ...english(), jitless: true });
