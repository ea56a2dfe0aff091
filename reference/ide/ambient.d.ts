// Types that TypeScript lacks here: libraries of Chromium 121, Firefox 153 and later, and files that esbuild bundles.

/// <reference lib="es2024.promise" />

declare module '*.css';
