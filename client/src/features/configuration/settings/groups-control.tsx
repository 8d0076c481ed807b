import { Checkbox, makeStyles } from '@fluentui/react-components';
import { factorGroups, GROUP_LABELS, STAFF_GROUPS } from '@contracts';

const useStyles = makeStyles({ groups: { display: 'flex', flexDirection: 'column' } });

interface GroupsControlProps {
  /** Groups separated by commas, as the setting is stored. */
  value: string;
  onChange: (value: string) => void;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A choice of any number of staff groups. */
export function GroupsControl({ value, onChange, ...field }: GroupsControlProps) {
  const styles = useStyles();
  const chosen = factorGroups(value);
  return (
    <div role="group" {...field} className={styles.groups}>
      {STAFF_GROUPS.map((group) => (
        <Checkbox
          key={group}
          label={capital(GROUP_LABELS[group])}
          checked={chosen.includes(group)}
          onChange={(_event, { checked }) =>
            onChange(STAFF_GROUPS.filter((one) => (one === group ? checked === true : chosen.includes(one))).join(','))
          }
        />
      ))}
    </div>
  );
}
