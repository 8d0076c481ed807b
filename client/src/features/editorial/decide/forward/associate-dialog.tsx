import { makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type AssociateChoice, t } from '@contracts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { Loaded } from '../../../../shared/page/loaded';
import { associateApi } from '../../api/associate-api';

const useStyles = makeStyles({
  list: { maxHeight: '55vh', overflowY: 'auto' },
  person: { display: 'flex', flexDirection: 'column' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  late: { color: tokens.colorPaletteRedForeground1 },
});

interface Props {
  article: ArticleView;
  onChosen(person: AssociateChoice): void;
  onClose(): void;
}

/**
 * All associate editors with their articles and expertise. Those in conflict are shown with the reason (lifecycle, section 1, 'Conflict
 * wall').
 */
export function AssociateDialog({ article, onChosen, onClose }: Props) {
  const query = associateApi.useAssociateChoicesQuery(article.id, { refetchOnMountOrArgChange: true });
  const [id, setId] = useState('');
  const chosen = query.data?.find((person) => person.id === id);
  return (
    <FormDialog
      open
      title={t('Forward to associate editor')}
      submit={t('Continue to the mail')}
      disabled={!chosen}
      onSubmit={() => chosen && onChosen(chosen)}
      onCancel={onClose}
    >
      <Loaded query={query}>{(people) => <Choices people={people} id={id} onChange={setId} />}</Loaded>
    </FormDialog>
  );
}

interface ChoicesProps {
  people: readonly AssociateChoice[];
  id: string;
  onChange(id: string): void;
}

function Choices({ people, id, onChange }: ChoicesProps) {
  const styles = useStyles();
  if (people.length === 0) return <Text>{t('There is no associate editor yet.')}</Text>;
  return (
    <RadioGroup
      aria-label={t('Associate editor')}
      className={styles.list}
      value={id}
      onChange={(_event, { value }) => onChange(value)}
    >
      {people.map((person) => (
        <Radio key={person.id} value={person.id} disabled={person.reason !== null} label={<Person person={person} />} />
      ))}
    </RadioGroup>
  );
}

function Person({ person }: { person: AssociateChoice }) {
  const styles = useStyles();
  const { firstName, lastName, reason, currentAssignments, overdue, areasOfExpertise } = person;
  return (
    <span className={styles.person}>
      <bdi className={styles.name}>
        {firstName} {lastName}
      </bdi>
      <Text size={200} className={styles.quiet}>
        {currentAssignments === 0
          ? t('Holds no article')
          : t('Holds {currentAssignments, plural, one {# article} other {# articles}}', { currentAssignments })}
        {overdue > 0 && <span className={styles.late}>{`, ${t('{overdue} overdue', { overdue })}`}</span>}
        {areasOfExpertise && ` · ${areasOfExpertise}`}
      </Text>
      {reason !== null && (
        <Text size={200}>
          {t('Cannot be chosen: {reason}', { reason: reason.charAt(0).toLowerCase() + reason.slice(1) })}
        </Text>
      )}
    </span>
  );
}
