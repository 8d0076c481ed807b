import { Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ARTICLE_TYPES, DECLARATION_WORDS, DECLARATIONS, declarationsOf, withDeclaration } from '@contracts';

const useStyles = makeStyles({
  types: { display: 'grid', rowGap: tokens.spacingVerticalM },
  type: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  legend: { padding: 0 },
});

interface DeclarationsControlProps {
  /** Pairs of a type and a question, as the setting is stored. */
  value: string;
  onChange: (value: string) => void;
}

/** Which questions the authors of each type of manuscript answer. */
export function DeclarationsControl({ value, onChange, ...field }: DeclarationsControlProps) {
  const styles = useStyles();
  return (
    <div role="group" {...field} className={styles.types}>
      {ARTICLE_TYPES.map(({ id, name }) => (
        <fieldset key={id} className={styles.type}>
          <legend className={styles.legend}>
            <Text weight="semibold">{name}</Text>
          </legend>
          {DECLARATIONS.map((one) => (
            <Checkbox
              key={one}
              label={DECLARATION_WORDS[one].label}
              checked={declarationsOf(value, id).includes(one)}
              onChange={(_event, { checked }) => onChange(withDeclaration(value, id, one, checked === true))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
