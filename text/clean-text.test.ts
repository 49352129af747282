import { cleanText } from './clean-text';

test.each([
  // Removed, as contacts, PDFs and chats add them.
  ['a zero-width space, inside and before', '\u200bann\u200b@example.com', 'ann@example.com'],
  ['direction marks', '\u200e082 555 1234\u200f\u061c', '082 555 1234'],
  ['embeddings and overrides', '\u202a+27 82\u202c \u202dx\u202ey\u202c', '+27 82 xy'],
  ['isolates', '\u2066ann\u2069 \u2067b\u2069 \u2068c\u2069', 'ann b c'],
  ['soft hyphens', 'back\u00adground\u00ading', 'backgrounding'],
  ['word joiners and byte order marks', '\ufeff8–\u206012\ufeff', '8–12'],
  ['a variation selector after a digit or letter', '1234\ufe0f A\ufe0e', '1234 A'],
  ['joiners between Latin letters', 'A\u200dn\u200cn', 'Ann'],
  ['fillers', '\u3164A\u115f\u1160n\uffa0\u17b4n\u034f', 'Ann'],
  ['a tag that spells hidden text', '🐂\u{e0068}\u{e0069}\u{e007f}', '🐂'],
  ['object replacements and interlinear annotations', 'a\ufffcb\ufff9c\ufffa\ufffb', 'abc'],
  ['joiners of hieroglyphs', '\u{13430}A\u{13437}nn\u{1343f}', 'Ann'],
  ['control characters', '\u0000A\u0007n\u001bn\u007f\u0090', 'Ann'],
  // Replaced.
  ['no-break spaces', 'R1\u00a0500\u202f000\u2007a', 'R1 500 000 a'],
  ['other spaces, tabs and the blank of Braille', 'a\u2003b\u3000c\td\u2800e', 'a b c d e'],
  ['hyphens', '082\u2011555\u20101234', '082-555-1234'],
  ['line ends', 'a\r\nb\rc\u2028d\u2029e\vf\u0085g\n', 'a\nb\nc\nd\ne\nf\ng\n'],
  ['decomposed letters', 'Andre\u0301 Mu\u0308ller', 'André Müller'],
  ['a mark separated from its letter', 'e\u200b\u0301', 'é'],
])('cleans %s', (_what, pasted, cleaned) => {
  expect(cleanText(pasted)).toBe(cleaned);
});

test.each([
  ['dashes and minus', '8–12 — −5 ‒ ―'],
  ['ordinary text', ' Two bulls,\n"R16 500" each? <b>50%</b> #1 *\n'],
  ['emoji with joiners, skin and style', '👩🏽‍🌾 👨‍👩‍👧 🏳️‍🌈 ❤️‍🔥 🕵🏽‍♂️ ☎️ ☎︎ ♂︎ 🐂'],
  ['flags and keycaps', '🇿🇦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ #️⃣'],
  ['Persian', 'می\u200cخواهم'],
  ['Hindi, Malayalam and Sinhala', 'क्\u200dष ന്\u200d ශ්\u200dරී'],
  ['an address in Hindi', 'user@हिन्दी.भारत'],
  ['Hebrew, Arabic signs and Chinese', 'שָׁלוֹם \u0600١٢ 你好'],
  ['half of a surrogate pair', 'x\ud83c'],
])('leaves %s alone', (_what, text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['doubled', 'می\u200c\u200cخ 🐂\ufe0f\ufe0f', 'می\u200cخ 🐂\ufe0f'],
  ['without a second emoji', '🐂\u200d 👩\u200dx', '🐂 👩x'],
  ['before a letter', '\u200cمی', 'می'],
])('removes a joiner or selector %s', (_where, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
  expect(cleanText(cleaned)).toBe(cleaned);
});
