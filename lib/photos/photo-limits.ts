/** What a photo must be for the site to use it; the editor and the build refuse others. */
export const minWidthPixels = 800;
export const maxMegapixels = 60;
