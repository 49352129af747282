/** Writes the farms that previews are built from, beside the example farm. */
import { neededFarm, openFarm } from '../tools/folders.mjs';
import { writeFarm } from './written-farms';

writeFarm('open', openFarm.facts);
writeFarm('needed', neededFarm.facts);
