/** The facts that the pages show. None of this reaches a browser: islands get plain values. */
import { readBuildDay } from './days';
import { factsFolder } from './folders.mjs';
import { readFacts } from './read';

/** The build checks the files before anything reads them, and says in sentences what is wrong. */
export const { facts, isInPreparation } = readFacts(factsFolder, readBuildDay());
