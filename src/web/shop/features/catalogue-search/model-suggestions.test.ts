import { describe, expect, it } from 'vitest';
import { modelSuggestions } from './model-suggestions.ts';

const hits = [
  { slug: 'a', title: 'Dell PowerEdge R640', note: 'Server' },
  { slug: 'b', title: 'HP Omen', note: 'PC' },
];

describe('suggestions for the name of a model', () => {
  it('hold the manufacturer where it is asked for too', () => {
    expect(modelSuggestions(hits, '', 'r640').map(({ value }) => value)).toEqual(['Dell PowerEdge R640', 'HP Omen']);
  });

  it('are those of a known manufacturer, without its name', () => {
    expect(modelSuggestions(hits, 'Dell', 'r640')).toEqual([
      { value: 'PowerEdge R640', label: 'PowerEdge R640', hint: 'Server' },
    ]);
  });

  it('end once the name is typed out', () => {
    expect(modelSuggestions(hits, 'Dell', 'PowerEdge R640')).toEqual([]);
  });
});
