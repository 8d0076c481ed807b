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
  /** True if the server refused the last list, so that a part of it may be accepted. */
  isRefused(): boolean;
}

/** Adds the authors one by one, and returns those that the server refused. */
async function addEach(authors: readonly Author[], { onAdd, isRefused }: Props): Promise<Author[]> {
  const refused: Author[] = [];
  for (const author of authors) {
    if (await onAdd([author])) continue;
    if (!isRefused()) throw new Error(NOT_SAVED);
    refused.push(author);
  }
  return refused;
}

const NOT_SAVED = t('The list could not be saved. Please try again.');

/** The button to add several authors together. The dialog and the table parser are loaded when it is pressed. */
export function ImportAuthors(props: Props) {
  const { present, onAdd, isRefused } = props;
  const [isOpen, setOpen] = useState(false);
  const saved = async (authors: Author[], isAll: boolean): Promise<Author[]> => {
    const isAdded = authors.length === 0 || (await onAdd(authors));
    if (!isAdded && !isRefused()) throw new Error(NOT_SAVED);
    // One author who is in the list with another entry must not keep all others out of it.
    const refused = isAdded ? [] : await addEach(authors, props);
    if (isAll && refused.length === 0) setOpen(false);
    return refused;
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
