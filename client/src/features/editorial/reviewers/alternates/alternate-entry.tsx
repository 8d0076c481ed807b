import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { type AlternateView, t } from '@contracts';
import { IconButton } from '../../../../shared/buttons/icon-button';
import { BARRED, CONFLICTS, nameOf } from '../candidates/candidate-words';

const useStyles = makeStyles({
  entry: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  who: { flexGrow: 1, flexBasis: '14rem', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  barred: { color: tokens.colorPaletteRedForeground1 },
});

/** The name of an alternate; a deleted account has no name any more. */
export const nameOfAlternate = ({ person, barred }: AlternateView): string =>
  barred === 'UNKNOWN' ? t('Deleted account') : nameOf(person);

interface Props {
  alternate: AlternateView;
  number: number;
  onInvite(): void;
  onRemove(): void;
}

/**
 * One alternate: the name, the reason if they would be skipped, and the possible actions. Removal needs no confirmation, because the
 * alternate can be added again in one step.
 */
export function AlternateEntry({ alternate, number, onInvite, onRemove }: Props) {
  const styles = useStyles();
  const { person, barred, conflicts } = alternate;
  const name = nameOfAlternate(alternate);
  const about = [person.institute, ...conflicts.map((one) => CONFLICTS[one].long)].filter((part) => part).join('. ');
  return (
    <div className={styles.entry}>
      <div className={styles.who}>
        <Text weight="semibold">
          {number}. <bdi>{name}</bdi>
        </Text>
        {about !== '' && (
          <Text block size={200} className={styles.quiet}>
            {about}
          </Text>
        )}
        {barred !== null && (
          <Text block size={200} className={styles.barred}>
            {t('Skipped: {reason}', { reason: barred === 'UNKNOWN' ? t('Deleted account') : BARRED[barred] })}
          </Text>
        )}
      </div>
      {barred === null && (
        <Button size="small" aria-label={t('Invite {name} now', { name })} onClick={onInvite}>
          {t('Invite now')}
        </Button>
      )}
      <IconButton
        size="small"
        appearance="subtle"
        icon={<DeleteRegular />}
        label={t('Remove {name} from the alternates', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
