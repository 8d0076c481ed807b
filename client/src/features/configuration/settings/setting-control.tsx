import { Button, Field, Input, makeStyles, Select, Text, Textarea, tokens } from '@fluentui/react-components';
import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
import {
  ACCEPTED_FEEDS,
  AUTHOR_CONFIRMATIONS,
  EXPORTED_REVIEWS,
  isWholeSetting,
  LANGUAGE_NAMES,
  LANGUAGES,
  LINE_NUMBERS,
  MAX_BANNER_TEXT,
  t,
} from '@contracts';
import type { Form } from '../../../shared/forms/use-form';
import { BrandControl } from './brand-control';
import { DeclarationsControl } from './declarations-control';
import { GroupsControl } from './groups-control';
import { ReviewModesControl } from './review-modes-control';
import type { SettingField } from './setting-field';
import type { SettingValues } from './setting-values';
import { TypesControl } from './types-control';

interface SettingControlProps {
  form: Form<SettingValues>;
  field: SettingField;
  defaults: SettingValues;
}

const useStyles = makeStyles({
  // Keeps the focused field clear of the sticky bar at the bottom of the window.
  control: { '& :is(input, select, textarea)': { minWidth: 0, scrollMarginBottom: '120px' } },
  number: { maxWidth: '220px' },
  usual: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
});

/** Settings with several check boxes: their label names the group of boxes. */
const WHO: Readonly<Record<string, string>> = { everybody: t('Everybody'), nobody: t('Nobody') };
const REVIEWS: Readonly<Record<string, string>> = {
  nobody: t('Not included'),
  anonymous: t('Included, without names'),
};
const BOXES: readonly string[] = [
  'secondFactorGroups',
  'declarations',
  'reviewerInterests',
  'reviewModes',
  'reviewPublication',
];

/** The default, in the wording of the choices. */
const usualWord = (name: string, value: string): string =>
  ((name === 'exportedReviews' ? REVIEWS : WHO)[value] ?? '').toLowerCase() || value;

/** Every time zone the browser knows, plus the current one. */
function zones(present: string): string[] {
  return [...new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).sort();
}

/** One setting: its field with the unit, its default and a button to restore the default. */
export function SettingControl({ form, field, defaults }: SettingControlProps) {
  const styles = useStyles();
  const { name, label, help, unit } = field;
  const error = form.errors[name];
  const isDefault = form.values[name] === defaults[name];
  const usual = [usualWord(name, defaults[name]), unit].filter(Boolean).join(' ');
  return (
    <div>
      <Field
        className={styles.control}
        label={BOXES.includes(name) ? { children: label } : { children: label, htmlFor: form.idOf(name) }}
        hint={help}
        validationState={error ? 'error' : 'none'}
        validationMessage={error ? { children: error, role: undefined } : undefined}
      >
        <Control form={form} field={field} />
      </Field>
      {!isDefault && (
        <div className={styles.usual}>
          <Text size={200}>{t('Default: {usual}', { usual: usual || t('none') })}</Text>
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowResetRegular />}
            aria-label={t('Reset to default: {label}', { label })}
            onClick={() => form.set(name, defaults[name])}
          >
            {t('Reset to default')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Control({ form, field: { name, unit, rows } }: Omit<SettingControlProps, 'defaults'>) {
  const styles = useStyles();
  const shared = { id: form.idOf(name), name, value: form.values[name], onBlur: () => form.leave(name) };
  const change = (value: string) => form.set(name, value);
  if (name === 'timeZone') return <Choice {...shared} choices={zones(shared.value)} onChange={change} />;
  if (name === 'defaultLanguage')
    return <Choice {...shared} choices={LANGUAGES} words={LANGUAGE_NAMES} onChange={change} />;
  if (name === 'lineNumbers') return <Choice {...shared} choices={LINE_NUMBERS} words={WHO} onChange={change} />;
  if (name === 'authorConfirmation')
    return <Choice {...shared} choices={AUTHOR_CONFIRMATIONS} words={WHO} onChange={change} />;
  if (name === 'exportedReviews')
    return <Choice {...shared} choices={EXPORTED_REVIEWS} words={REVIEWS} onChange={change} />;
  if (name === 'acceptedFeed') return <Choice {...shared} choices={ACCEPTED_FEEDS} words={WHO} onChange={change} />;
  if (name === 'declarations') return <DeclarationsControl value={shared.value} onChange={change} />;
  if (name === 'reviewerInterests' || name === 'reviewPublication')
    return <TypesControl value={shared.value} onChange={change} />;
  if (name === 'reviewModes') return <ReviewModesControl value={shared.value} onChange={change} />;
  if (name === 'secondFactorGroups') return <GroupsControl value={shared.value} onChange={change} />;
  if (name === 'brandColour') return <BrandControl {...shared} onChange={change} />;
  if (rows)
    return (
      <Textarea
        {...shared}
        rows={rows}
        resize="vertical"
        maxLength={MAX_BANNER_TEXT}
        onChange={(_event, { value }) => change(value)}
      />
    );
  const isNumber = isWholeSetting(name);
  return (
    <Input
      {...shared}
      className={isNumber ? styles.number : undefined}
      inputMode={isNumber ? 'numeric' : 'email'}
      contentAfter={unit ? <span aria-hidden>{unit}</span> : undefined}
      onChange={(_event, { value }) => change(value)}
    />
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  value: string;
  choices: readonly string[];
  /** Labels for choices whose values are not readable words. */
  words?: Readonly<Record<string, string>>;
  onBlur: () => void;
  onChange: (value: string) => void;
}

/** A choice of one of several values, whose labels need no explanation. */
function Choice({ choices, words = {}, onChange, ...field }: ChoiceProps) {
  return (
    <Select {...field} onChange={(_event, { value }) => onChange(value)}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {words[choice] ?? choice}
        </option>
      ))}
    </Select>
  );
}
