import { readEnvironment } from '../../env';

/** The whole address of a path of the site; crawlers read it apart from its page. */
export function siteAddress(path: string): string {
  return new URL(path, readEnvironment().siteUrl).href;
}
