/** How wide a photo must be for the site to use it; the editor and the build refuse others. */
export const minWidthPixels = 800;
