/** The definition of one measure. The pages show it behind the information button; docs/statistics.md prints it. */
export interface StatisticsDefinition {
  /** Field of the response. */
  key: string;
  label: string;
  unit: 'number' | 'days' | 'percent' | 'rating 1 to 5';
  definition: string;
}

/** Makes a definition. Its texts are translated when they are read, into the language that is current at that time. */
export const measure = (
  key: string,
  unit: StatisticsDefinition['unit'],
  words: Pick<StatisticsDefinition, 'label' | 'definition'>,
): StatisticsDefinition => ({
  key,
  unit,
  get label() {
    return words.label;
  },
  get definition() {
    return words.definition;
  },
});
