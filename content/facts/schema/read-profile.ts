import { isPlaceholder, isYesOrNo } from './placeholders';
import type { Spelling } from './spelling';

const hosts = {
  instagram: 'instagram\\.com|instagr\\.am',
  facebook: 'facebook\\.com|fb\\.(?:com|me)',
};
export type Network = keyof typeof hosts;

/** The name of the network, written before the profile: `Instagram: my.farm`. */
const networkName = /^(?:instagram|insta|ig|facebook|fb) ?(?:[:=] ?| [–-] |(?= @))/i;

/** The part of an address that names a profile, and no page of the network's own. */
const part = '(?!\\.+(?:/|$)|(?:login|l|sharer|photo|watch)(?:\\.php)?(?![\\w.-]))[\\w.%-]+';
const paths = { instagram: part, facebook: `(?:people/)?${part}(?:/${part})?` };

/** A name alone, as Instagram gives them; not the address of a website. */
const isName = (text: string) =>
  /^(?!www\.|instagram$)[\w.]{2,30}$/i.test(text) && !/\.(com|net|org|za|am)$/i.test(text);

/**
 * Reads the address of a profile, not of a post: `@my.farm`, `www.instagram.com/my.farm/`, `fb.com/my.farm?mibextid=1`;
 * on Instagram also `my.farm`.
 */
export function readProfile(network: Network, written: string): Spelling {
  const profile = written.replace(networkName, '');
  const site = `https://www.${network}.com/`;
  const start = new RegExp(`^(@ ?|(https?://)?([\\w-]+\\.)?(${hosts[network]})/+@?)(?=\\w)`, 'i');
  const isBare = network === 'instagram' && isName(profile);
  const text = `${isBare ? '@' : ''}${profile}`
    .replace(start, site)
    // Facebook names some profiles by a number after the question mark.
    .replace(/(?<!profile\.php)[?#].*$/, '')
    .replace(/\/+$/, '');
  const isProfile = new RegExp(`^${site}${paths[network]}(\\?[\\w=&%.-]*)?$`).test(text);
  return isProfile && !isPlaceholder(profile) && !isYesOrNo(profile)
    ? { text }
    : { problem: `must read like ${site}your.farm or @your.farm` };
}
