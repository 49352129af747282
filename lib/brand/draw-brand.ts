/** `npm run brand`: the icons and the cards that links to the site are shown with. */
import { drawIcons } from './draw-icons';
import { drawSocialCards } from './draw-social-cards';

const folder = 'public';

await drawIcons(folder);
await drawSocialCards(folder);
console.log(`The icons and social cards in ${folder}/ are drawn anew: look at them.`);
