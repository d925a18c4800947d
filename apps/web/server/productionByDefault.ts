// React and the router choose their builds by this variable when they are first imported: import this before them.
process.env["NODE_ENV"] ??= "production";
