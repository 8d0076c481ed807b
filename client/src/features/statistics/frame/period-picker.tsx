import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { type StatisticsPeriod, t } from '@contracts';
import type { ListState } from '../../../shared/data-table/use-list-state';
import { DateField } from '../../../shared/dates/date-field';
import type { PeriodWords } from '../statistics-api';
import { periodProblem, presetOf, presets } from './presets';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    // On a phone both days are next to each other, as wide as the screen.
    '@media screen and (max-width: 639px)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      width: '100%',
      '& input': { minWidth: 0, width: '100%' },
      '& > :first-child': { gridColumnStart: 1, gridColumnEnd: -1 },
    },
  },
});

interface PeriodPickerProps {
  state: ListState;
  /** The period of the numbers shown, used if the address does not set one. */
  shown: StatisticsPeriod | undefined;
}

const CUSTOM = 'custom';

/** From, to and the preset periods; kept in the address. */
export function PeriodPicker({ state, shown }: PeriodPickerProps) {
  const styles = useStyles();
  const words = { from: state.get('from'), to: state.get('to') };
  const days = { from: words.from || shown?.from || '', to: words.to || shown?.to || '' };
  const problem = periodProblem(words);
  const change = (end: 'from' | 'to', day: string) => {
    // Stores both days in the address, which makes the period fixed.
    if (day !== '') state.set({ ...days, [end]: day });
  };
  return (
    <div className={styles.row} role="group" aria-label={t('Period')}>
      <PresetChoice words={words} onChoose={(period) => state.set({ ...(period ?? days) })} />
      <DateField
        label={t('From')}
        error={problem ?? undefined}
        value={days.from}
        onChange={(day) => change('from', day)}
      />
      <DateField label={t('To', undefined, 'period')} value={days.to} onChange={(day) => change('to', day)} />
    </div>
  );
}

interface PresetChoiceProps {
  words: PeriodWords;
  /** Called with null for a custom period. */
  onChoose: (period: PeriodWords | null) => void;
}

function PresetChoice({ words, onChoose }: PresetChoiceProps) {
  const choices = presets();
  const choose = (id: string) => {
    const chosen = choices.find((one) => one.id === id);
    onChoose(chosen ? { from: chosen.from, to: chosen.to } : null);
  };
  return (
    <Field label={t('Period')}>
      <Select value={presetOf(words)?.id ?? CUSTOM} onChange={(_event, { value }) => choose(value)}>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <option value={CUSTOM}>{t('Custom period')}</option>
      </Select>
    </Field>
  );
}
