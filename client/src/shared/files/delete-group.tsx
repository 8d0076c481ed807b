import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { useState } from 'react';
import { type ArticleView, type Designation, DESIGNATION_LABELS, type FileView, t } from '@contracts';
import { DeleteFilesDialog } from './delete-files-dialog';

interface Props {
  article: ArticleView;
  /** The files that may be deleted. */
  files: readonly FileView[];
  designations: readonly Designation[];
  onChanged?(article: ArticleView): void;
}

/** Deletes all files of one designation at once (spec part 1, section 4). Shown if a designation has several. */
export function DeleteGroup({ article, files, designations, onChanged }: Props) {
  const [chosen, setChosen] = useState<readonly FileView[] | null>(null);
  const groups = designations
    .map((type) => ({ type, of: files.filter((file) => file.type === type) }))
    .filter(({ of }) => of.length > 1);
  return (
    <>
      {groups.length > 0 && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <MenuButton icon={<DeleteRegular />}>{t('Delete several')}</MenuButton>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {groups.map(({ type, of }) => (
                <MenuItem key={type} onClick={() => setChosen(of)}>
                  {t('All of {designation} ({count})', { designation: DESIGNATION_LABELS[type], count: of.length })}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      {chosen && <DeleteFilesDialog {...{ article, onChanged }} files={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
