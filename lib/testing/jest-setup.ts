import '@testing-library/jest-dom';

// React reports its own misuse by console.error; no test may ignore that.
const { error } = console;
console.error = (...words: unknown[]) => {
  error(...words);
  throw new Error('A test wrote to console.error: see the lines above.');
};
