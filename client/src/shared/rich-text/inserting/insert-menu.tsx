import { Combobox, makeStyles, Option, Text, tokens } from '@fluentui/react-components';
import { type SyntheticEvent, useState } from 'react';
import { t } from '@contracts';
import { FINDS_ONLY } from '../../dialogs/use-typed';

export interface InsertChoice {
  key: string;
  label: string;
  /** A description below the label. */
  about?: string;
  insert: () => void;
}

interface InsertMenuProps {
  /** The name for assistive technology: 'Insert a variable into the text'. */
  name: string;
  /** The visible label: 'Insert variable'. */
  label: string;
  choices: () => readonly InsertChoice[];
  disabled: boolean;
}

const useStyles = makeStyles({
  menu: { minWidth: 0, flex: '1 1 130px', maxWidth: '220px', '& input': { minWidth: 0, width: '100%' } },
  list: { maxHeight: '320px', maxWidth: 'min(420px, 92vw)' },
  // A large enough click target.
  icon: { display: 'grid', placeItems: 'center', minWidth: '24px', minHeight: '24px' },
  option: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  about: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Tab leaves the field, although the list would choose its active option. */
const isTab = (event: SyntheticEvent | Event): boolean => 'key' in event && event.key === 'Tab';

/** A searchable list of what can be inserted at the caret. The search field is cleared after each choice. */
export function InsertMenu({ name, label, choices, disabled }: InsertMenuProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  // The choices depend on the caret, so they are computed when the list opens.
  const [offered, setOffered] = useState<readonly InsertChoice[]>([]);
  const words = typed.toLowerCase().split(/\s+/);
  const found = offered.filter(({ label: shown, about = '' }) =>
    words.every((word) => `${shown} ${about}`.toLowerCase().includes(word)),
  );
  return (
    <Combobox
      className={styles.menu}
      listbox={{ className: styles.list }}
      expandIcon={{ className: styles.icon, tabIndex: -1 }}
      size="small"
      aria-label={name}
      placeholder={label}
      {...FINDS_ONLY}
      freeform
      disabled={disabled}
      value={typed}
      selectedOptions={[]}
      onOpenChange={(_event, { open }) => open && setOffered(choices())}
      onChange={(event) => setTyped(event.target.value)}
      onOptionSelect={(event, { optionValue }) => {
        if (isTab(event)) return;
        setTyped('');
        const choice = found.find(({ key }) => key === optionValue);
        // After the click has ended: until then the list moves the focus back to its search field.
        if (choice) queueMicrotask(() => choice.insert());
      }}
    >
      {found.map((choice) => (
        <Option key={choice.key} value={choice.key} text={choice.label}>
          <Choice choice={choice} />
        </Option>
      ))}
      {found.length === 0 && <Option disabled>{t('Nothing found')}</Option>}
    </Combobox>
  );
}

function Choice({ choice: { label, about } }: { choice: InsertChoice }) {
  const styles = useStyles();
  return (
    <span className={styles.option}>
      {label}
      {about && (
        <Text size={200} className={styles.about}>
          {about}
        </Text>
      )}
    </span>
  );
}
