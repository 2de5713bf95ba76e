/** Whether this is the build that renders pages on the server: what only its pages need (structured data) stays out of browsers. */
declare const __SERVER__: boolean;
