// The settings of zod, for who imports it. The extension uses the variant of functions, `zod/mini`: of it a bundle holds what is used, where
// the one of methods makes the worker twice as large, and a worker starts often.

import { config } from 'zod/mini';
import english from 'zod/v4/locales/en.js';

// Zod compiles its objects with `new Function` where it may; the extension's content security policy forbids that.
config({ ...english(), jitless: true });
