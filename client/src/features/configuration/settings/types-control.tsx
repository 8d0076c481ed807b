import { Checkbox, makeStyles } from '@fluentui/react-components';
import { ARTICLE_TYPES, asksInterests, withAsked } from '@contracts';

const useStyles = makeStyles({ types: { display: 'flex', flexDirection: 'column' } });

interface TypesControlProps {
  /** Ids of types separated by commas, as the setting is stored. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice of any number of manuscript types. */
export function TypesControl({ value, onChange, ...field }: TypesControlProps) {
  const styles = useStyles();
  return (
    <div role="group" {...field} className={styles.types}>
      {ARTICLE_TYPES.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={asksInterests(value, id)}
          onChange={(_event, { checked }) => onChange(withAsked(value, id, checked === true))}
        />
      ))}
    </div>
  );
}
