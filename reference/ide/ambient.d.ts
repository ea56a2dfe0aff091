// What the compiler cannot know by itself: libraries of Chromium 121 and later, and files that esbuild bundles.

/// <reference lib="es2024.promise" />

declare module '*.css';
