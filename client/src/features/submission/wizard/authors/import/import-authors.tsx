import { Button } from '@fluentui/react-components';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { lazy, Suspense, useState } from 'react';
import { type Author, t } from '@contracts';
import type { NotAdded } from './import-dialog';

const Dialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportAuthorsDialog }));

interface Props {
  /** Addresses of the present authors. */
  present: readonly string[];
  /** Adds them at the end of the list. Resolves to false if it could not be saved. */
  onAdd(authors: Author[]): Promise<boolean>;
  /** True if the server refused the authors of the last list, so that a part of it may be accepted. */
  isRefused(): boolean;
}

/** Adds the authors one by one until the server cannot be reached. */
async function addEach(authors: readonly Author[], { onAdd, isRefused }: Props): Promise<NotAdded> {
  const refused: Author[] = [];
  for (const [index, author] of authors.entries()) {
    if (await onAdd([author])) continue;
    if (!isRefused()) return { refused, unsaved: authors.slice(index) };
    refused.push(author);
  }
  return { refused, unsaved: [] };
}

/** The button to add several authors together. The dialog and the table parser are loaded when it is pressed. */
export function ImportAuthors(props: Props) {
  const { present, onAdd, isRefused } = props;
  const [isOpen, setOpen] = useState(false);
  const add = async (authors: Author[]): Promise<NotAdded> => {
    if (authors.length === 0 || (await onAdd(authors))) return { refused: [], unsaved: [] };
    // One author who is in the list with another entry must not keep all others out of it.
    return isRefused() ? addEach(authors, props) : { refused: [], unsaved: authors };
  };
  return (
    <>
      <Button icon={<PeopleTeamRegular />} onClick={() => setOpen(true)}>
        {t('Add from a list')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog present={present} onSaved={add} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
