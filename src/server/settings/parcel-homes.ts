import { decimalOf, packagingOf, packedOf, sidesOf } from '#contract/settings/parcel-forms.ts';
import { entryLines } from '#contract/settings/setting-field.ts';
import { goodsKinds } from '#domain/catalogue/goods-kind.ts';
import type { CarrierRules, LogisticsRules, PackedKind } from '#domain/logistics/rules.ts';
import { type SettingHome, withRules } from './setting-home.ts';

const decimal = (value: number) => String(value).replace('.', ',');
const sides = (size: readonly number[]) => size.join(' × ');
const packedText = ({ weight, size, perCarton }: PackedKind) =>
  `${decimal(weight)} kg, ${sides(size)} cm, ${perCarton} je Karton`;

type Values = Parameters<SettingHome['lay']>[1];

function readCarrier(key: string, { weight, size, girth, takesBuiltInLithium }: CarrierRules) {
  return {
    [`${key}Weight`]: decimal(weight),
    [`${key}Size`]: sides(size),
    [`${key}Girth`]: girth === undefined ? '' : String(girth),
    [`${key}Lithium`]: takesBuiltInLithium ? 'yes' : 'no',
  };
}

function laidCarrier(key: string, { name, weight, size }: CarrierRules, values: Values): CarrierRules {
  const girth = values[`${key}Girth`] ?? '';
  return {
    name,
    weight: decimalOf(values[`${key}Weight`] ?? '') ?? weight,
    size: sidesOf(values[`${key}Size`] ?? '') ?? size,
    ...(girth !== '' && { girth: Number(girth) }),
    takesBuiltInLithium: values[`${key}Lithium`] === 'yes',
  };
}

export const parcels: SettingHome = {
  read({ rules: { logistics } }) {
    const { carriers, parcelsUpTo, pallet } = logistics;
    return {
      usualCarrier: logistics.usualCarrier,
      ...readCarrier('dhl', carriers.dhl),
      ...readCarrier('dpd', carriers.dpd),
      ...{ upToWeight: decimal(parcelsUpTo.weight), upToParcels: String(parcelsUpTo.parcels) },
      ...{ palletWeight: decimal(pallet.weight), palletSize: sides(pallet.size) },
      palletUsed: String(Math.round(pallet.used * 100)),
      markFrom: String(logistics.markFrom),
    };
  },
  lay(now, values) {
    const former = now.rules.logistics;
    const { carriers, parcelsUpTo, pallet } = former;
    const logistics: LogisticsRules = {
      ...former,
      usualCarrier: values.usualCarrier === 'dpd' ? 'dpd' : 'dhl',
      carriers: {
        ...carriers,
        dhl: laidCarrier('dhl', carriers.dhl, values),
        dpd: laidCarrier('dpd', carriers.dpd, values),
      },
      parcelsUpTo: {
        weight: decimalOf(values.upToWeight ?? '') ?? parcelsUpTo.weight,
        parcels: Number(values.upToParcels ?? parcelsUpTo.parcels),
      },
      pallet: {
        weight: decimalOf(values.palletWeight ?? '') ?? pallet.weight,
        size: sidesOf(values.palletSize ?? '') ?? pallet.size,
        used: values.palletUsed === undefined ? pallet.used : Number(values.palletUsed) / 100,
      },
      markFrom: Number(values.markFrom ?? former.markFrom),
    };
    return withRules(now, { logistics });
  },
};

/** The list in the order in which it was typed, each place once. */
export const storagePlaces: SettingHome = {
  read: ({ rules: { logistics } }) => ({ places: logistics.storagePlaces.join('\n') }),
  lay: (now, { places = '' }) =>
    withRules(now, { logistics: { ...now.rules.logistics, storagePlaces: [...new Set(entryLines(places))] } }),
};

/** Each name once, the first that was typed. */
export const packaging: SettingHome = {
  read: ({ rules: { logistics } }) => ({
    kinds: logistics.packaging.map(({ name, minimum }) => `${name}; ${minimum}`).join('\n'),
  }),
  lay(now, { kinds = '' }) {
    const said = entryLines(kinds).flatMap((one) => packagingOf(one) ?? []);
    const first = said.filter(({ name }, place) => said.findIndex((one) => one.name === name) === place);
    return withRules(now, { logistics: { ...now.rules.logistics, packaging: first } });
  },
};

export const packedGoods: SettingHome = {
  read: ({ rules: { logistics } }) =>
    Object.fromEntries(goodsKinds.map((kind) => [kind, packedText(logistics.kinds[kind])])),
  lay(now, values) {
    const { logistics } = now.rules;
    const kinds = { ...logistics.kinds };
    for (const kind of goodsKinds) kinds[kind] = { ...kinds[kind], ...packedOf(values[kind] ?? '') };
    return withRules(now, { logistics: { ...logistics, kinds } });
  },
};
