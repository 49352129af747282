/** How the editor shows the facts: a form for each file, out of its schema, and how photos are taken in. */
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { site } from '@/content/site';
import { valueAt } from '@/lib/facts/walk';
import { fieldsOf } from './fields';

/** Larger than the largest photo of the site at double density, and still quick to send. */
const photo = { format: 'webp', quality: 85, width: 2400, height: 2400 } as const;

function formOf(name: keyof Facts, example: unknown) {
  const schema = factsSchema.shape[name];
  return {
    name,
    label: z.globalRegistry.get(schema)?.label,
    file: `content/facts/${name}.json`,
    format: 'json' as const,
    // Beside the facts: a photo stands in them by its name alone.
    media_folder: '../photos',
    public_folder: '',
    fields: fieldsOf(schema, example),
  };
}

/**
 * What the editor is configured with.
 * @param repository on GitHub: owner/name
 * @param examples the facts of the example farm, by file
 */
export function editorConfiguration(repository: string, examples: unknown): CmsConfig {
  return {
    load_config_file: false,
    app_title: site.name,
    logo: { src: 'icon.svg' },
    backend: {
      name: 'github',
      repo: repository,
      branch: 'main',
      auth_methods: ['token'],
      commit_messages: { update: 'Change {{slug}} in the editor' },
    },
    publish_mode: 'simple',
    media_folder: 'content/photos',
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: { raster_image: photo } } },
      stock_assets: false,
    },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    singletons: factsSchema.keyof().options.map((name) => formOf(name, valueAt(examples, [name]))),
  };
}
