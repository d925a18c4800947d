// Import this before React and the router: they choose their builds by `NODE_ENV` on import.
process.env["NODE_ENV"] ??= "production";
