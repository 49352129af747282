import fc from 'fast-check';

// A mutant dies of the first few random cases or of none: the rest of them would only take time.
fc.configureGlobal({ interruptAfterTimeLimit: 100 });
