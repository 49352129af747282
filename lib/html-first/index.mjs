/** The adapter for `adapterPath`; Next cannot load TypeScript by itself. */
import { tsImport } from 'tsx/esm/api';

const { adapter } = await tsImport('./adapter.ts', import.meta.url);

export default adapter;
