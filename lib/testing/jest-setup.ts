// React reports misuse through console.error, so that fails the test.
const { error } = console;
console.error = (...messages: unknown[]) => {
  error(...messages);
  throw new Error('A test wrote to console.error: see the lines above.');
};
