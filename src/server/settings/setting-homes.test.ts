import { describe, expect, it } from 'vitest';
import { settingForms, settingSchema } from '#contract/settings/setting-forms.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { ofFiles } from './setting-home.ts';
import { settingHomes } from './setting-homes.ts';

describe('the homes of settings', () => {
  it.each(keysOf(settingForms))(
    'read what the files say in a form that takes it, and lay the same over them: %s',
    (key) => {
      const values = settingHomes[key].read(ofFiles);
      expect(Object.keys(values).toSorted()).toEqual(Object.keys(settingForms[key].fields).toSorted());
      const { data, error } = settingSchema(key).safeParse(values);
      expect(error?.issues ?? []).toEqual([]);
      const laid = settingHomes[key].lay(ofFiles, data ?? {});
      expect(settingHomes[key].read(laid)).toEqual(values);
      expect(laid.rules).toEqual(ofFiles.rules);
    },
  );
});
