import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ConsoleLayout } from './layout';

interface FieldMetadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldMetadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface ContentTypes {
  findContentType(uid: string): { uid: string };
  findConfiguration(type: { uid: string }): Promise<Configuration>;
  updateConfiguration(type: { uid: string }, configuration: Configuration): Promise<unknown>;
}

const withTexts = (layout: ConsoleLayout, metadatas: Configuration['metadatas']): Configuration['metadatas'] =>
  Object.fromEntries(
    Object.entries(metadatas).map(([name, { edit, list }]) => {
      const label = layout.labels[name] ?? name;
      const editable = layout.readOnly ? !layout.readOnly.includes(name) : edit.editable;
      return [
        name,
        { edit: { ...edit, label, description: layout.help[name] ?? '', editable }, list: { ...list, label } },
      ];
    }),
  );

const configured = (layout: ConsoleLayout, { settings, metadatas }: Configuration): Configuration => ({
  settings: {
    ...settings,
    mainField: layout.mainField,
    defaultSortBy: layout.sort.by,
    defaultSortOrder: layout.sort.order,
    pageSize: 20,
  },
  metadatas: withTexts(layout, metadatas),
  layouts: {
    list: layout.columns,
    edit: layout.form.map((row) => Object.entries(row).map(([name, size]) => ({ name, size }))),
  },
});

/** Applies layouts that are new or changed; later rearrangements by editors stay. */
export const applyConsoleLayouts = async (strapi: Core.Strapi, layouts: ConsoleLayout[]): Promise<void> => {
  const contentTypes = strapi.plugin('content-manager').service('content-types') as ContentTypes;
  const store = strapi.store({ type: 'core', name: 'stoa' });
  const applied = ((await store.get({ key: 'console_layouts' })) ?? {}) as Record<string, string>;
  for (const layout of layouts) {
    const version = createHash('sha256').update(JSON.stringify(layout)).digest('hex');
    if (applied[layout.uid] === version) continue;
    const type = contentTypes.findContentType(layout.uid);
    await contentTypes.updateConfiguration(type, configured(layout, await contentTypes.findConfiguration(type)));
    applied[layout.uid] = version;
  }
  await store.set({ key: 'console_layouts', value: applied });
};
