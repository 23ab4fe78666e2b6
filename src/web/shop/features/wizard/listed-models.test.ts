import { describe, expect, it } from 'vitest';
import { listedModels } from './listed-models.ts';

const models = ['NVIDIA RTX A4000', 'NVIDIA RTX A5000', 'AMD Radeon Pro W6800'];
const values = (typed: string) => listedModels(models, typed).map(({ value }) => value);

describe('the models suggested for a component', () => {
  it('hold every typed word, in any order and case', () => {
    expect(values('a4000 nvidia')).toEqual(['NVIDIA RTX A4000']);
    expect(values('rtx')).toEqual(['NVIDIA RTX A4000', 'NVIDIA RTX A5000']);
  });

  it('are none for one character, for what nobody lists and for a name that is typed out', () => {
    expect(values('r')).toEqual([]);
    expect(values('Voodoo 2')).toEqual([]);
    expect(values('NVIDIA RTX A4000')).toEqual([]);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 30 }, (_, number) => `Quadro P${number}00`);
    expect(listedModels(many, 'quadro')).toHaveLength(8);
  });
});
