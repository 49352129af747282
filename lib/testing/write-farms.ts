/** Writes the farms from which previews are built, besides the example farm. */
import { neededFarm, openFarm } from '../tools/folders.mjs';
import { writeFarm } from './written-farms';

writeFarm('open', openFarm.facts);
writeFarm('needed', neededFarm.facts);
