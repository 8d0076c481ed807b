import { Button } from '@fluentui/react-components';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { lazy, Suspense, useState } from 'react';
import { type Author, t } from '@contracts';

const Dialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportAuthorsDialog }));

interface Props {
  /** Addresses of the present authors. */
  present: readonly string[];
  /** Adds them at the end of the list. Resolves to false if it could not be saved. */
  onAdd(authors: Author[]): Promise<boolean>;
}

/** The button to add several authors together. The dialog and the table parser are loaded when it is pressed. */
export function ImportAuthors({ present, onAdd }: Props) {
  const [isOpen, setOpen] = useState(false);
  const saved = async (authors: Author[], isAll: boolean): Promise<void> => {
    if (authors.length > 0 && !(await onAdd(authors)))
      throw new Error(t('The list could not be saved. Please try again.'));
    if (isAll) setOpen(false);
  };
  return (
    <>
      <Button icon={<PeopleTeamRegular />} onClick={() => setOpen(true)}>
        {t('Add from a list')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog present={present} onSaved={saved} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
