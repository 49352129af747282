import '@testing-library/jest-dom';

// React reports misuse by console.error; no test may ignore it.
const { error } = console;
console.error = (...messages: unknown[]) => {
  error(...messages);
  throw new Error('A test wrote to console.error: see the lines above.');
};
