import { makeStyles, Radio, RadioGroup, type RadioGroupProps, Text, tokens } from '@fluentui/react-components';
import { type AssociateChoice, fullName, t } from '@contracts';

const useStyles = makeStyles({
  person: { display: 'flex', flexDirection: 'column' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  late: { color: tokens.colorPaletteRedForeground1 },
});

/** An associate editor with their load; `reason`: why they cannot be chosen, for one article only. */
type Candidate = Omit<AssociateChoice, 'reason'> & Partial<Pick<AssociateChoice, 'reason'>>;

interface Props extends Pick<RadioGroupProps, 'aria-label' | 'className' | 'required'> {
  people: readonly Candidate[];
  id: string;
  onChange(id: string): void;
}

/** The choice of an associate editor, each with their articles, how many of them are overdue, and expertise. */
export function AssociateChoices({ people, id, onChange, ...group }: Props) {
  if (people.length === 0) return <Text>{t('There is no associate editor yet.')}</Text>;
  return (
    <RadioGroup {...group} value={id} onChange={(_event, { value }) => onChange(value)}>
      {people.map((person) => (
        <Radio key={person.id} value={person.id} disabled={Boolean(person.reason)} label={<Person person={person} />} />
      ))}
    </RadioGroup>
  );
}

function Person({ person }: { person: Candidate }) {
  const styles = useStyles();
  const { reason, currentAssignments, overdue, areasOfExpertise } = person;
  return (
    <span className={styles.person}>
      <bdi className={styles.name}>{fullName(person)}</bdi>
      <Text size={200} className={styles.quiet}>
        {currentAssignments === 0
          ? t('Holds no article')
          : t('Holds {currentAssignments, plural, one {# article} other {# articles}}', { currentAssignments })}
        {overdue > 0 && <span className={styles.late}>{`, ${t('{overdue} overdue', { overdue })}`}</span>}
        {areasOfExpertise && ` · ${areasOfExpertise}`}
      </Text>
      {reason && (
        <Text size={200}>
          {t('Cannot be chosen: {reason}', { reason: reason.charAt(0).toLowerCase() + reason.slice(1) })}
        </Text>
      )}
    </span>
  );
}
