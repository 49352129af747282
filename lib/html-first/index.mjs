/** The adapter for `adapterPath`; Next cannot load TypeScript by itself. */
import { tsImport } from 'tsx/esm/api';

// oxlint-disable-next-line typescript/no-unsafe-assignment -- tsx says nothing of a module's types
const { adapter } = await tsImport('./adapter.ts', import.meta.url);

export default adapter;
