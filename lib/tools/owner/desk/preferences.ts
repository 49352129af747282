/** What the editor is to prefer in a browser that it has not met yet. */
const place = 'sveltia-cms.prefs';

// Saving leaves the form open, because a change is marked as ready and published there. Only the words of
// this language are ours.
const preferences = '{"closeOnSave":false,"locale":"en-US"}';
if (!localStorage.getItem(place)) localStorage.setItem(place, preferences);
