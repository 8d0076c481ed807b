/** English -> Dutch: refusals about manuscripts, reviews and decisions. */
export const ARTICLE_REFUSALS: Readonly<Record<string, string>> = {
  'Only accepted articles can be exported.': 'Alleen een geaccepteerd artikel verlaat het tijdschrift.',
  '{form}: not valid, so it was not made. {reason}': '{form}: niet geldig, dus niet gemaakt. {reason}',
  'A webmaster must first fill in, under Settings: {fields}.':
    'Een webmaster moet eerst bij Instellingen invullen: {fields}.',
  'Only the account holder can see this record, not someone signed in as them.':
    'Alleen de persoon zelf heeft dit overzicht, niet iemand die namens die persoon handelt.',
  'This certificate does not exist.': 'Dit certificaat bestaat niet.',
  'This certificate cannot be printed again. Please withdraw it and create a new one.':
    'Dit certificaat kan niet opnieuw worden afgedrukt. Trek het in en neem een nieuw.',
  'None of your reviews from this period counts yet. A review counts once the journal has decided on the manuscript.':
    'Nog geen review van u uit deze tijd telt mee. Een review telt mee zodra het tijdschrift over het manuscript heeft beslist.',
  'This journal has issued no certificate with this code. Please compare it with the one on the certificate.':
    'Dit tijdschrift heeft geen certificaat met deze code uitgegeven. Vergelijk de code met die op het certificaat.',
  'This would reveal the reviewers to the authors: {passages}.':
    'Auteurs zouden hieruit opmaken wie beoordeelt: {passages}.',
  'This would reveal the authors to the reviewers: {passages}.':
    'Reviewers zouden hieruit opmaken wie de auteurs zijn: {passages}.',
  'This would reveal to the authors who you are: {passages}. Please change it.':
    'De auteurs zouden hieruit opmaken wie u bent: {passages}. Pas het aan.',
  '{file} would reveal the authors to the reviewers: {passages}. Please change it.':
    'Reviewers zouden uit {file} opmaken wie de auteurs zijn: {passages}. Pas het aan.',
  'This would reveal the authors to the reviewers: {passages}. Please change it.':
    'Reviewers zouden hieruit opmaken wie de auteurs zijn: {passages}. Pas het aan.',
  'This article does not exist.': 'Dit artikel bestaat niet.',
  'There is no such file; it may have been deleted already.':
    'Dit bestand bestaat niet; het is misschien al verwijderd.',
  'This file does not exist.': 'Dit bestand bestaat niet.',
  'There are no such files.': 'Deze bestanden bestaan niet.',
  'This status does not exist.': 'Deze status bestaat niet.',
  'There is no such type of article.': 'Dit type artikel bestaat niet.',
  'There is no such type of file.': 'Dit type bestand bestaat niet.',
  'This revision does not exist.': 'Deze revisie bestaat niet.',
  'This person does not exist.': 'Deze persoon bestaat niet.',
  'This review does not exist.': 'Deze review bestaat niet.',
  'This list does not exist.': 'Deze lijst bestaat niet.',
  'This email does not exist.': 'Deze mail bestaat niet.',
  'There is no email like this about this article.': 'Over dit artikel is er geen mail als deze.',
  'There is no such request to a reviewer.': 'Dit verzoek aan een reviewer bestaat niet.',
  'This saved search does not exist.': 'Deze bewaarde zoekopdracht bestaat niet.',
  'This view does not exist.': 'Deze weergave bestaat niet.',
  'You do not have permission to do this with this article.': 'U mag dit niet doen met dit artikel.',
  'You do not have permission to do this.': 'U mag dit niet doen.',
  'The reply address is not a valid email address.': 'Het antwoordadres is geen geldig e-mailadres.',
  'Please choose at least one recipient.': 'Kies minstens één ontvanger.',
  'A mail can go to at most 100 people.': 'Een mail kan naar hoogstens 100 mensen gaan.',
  'Please write a subject.': 'Schrijf een onderwerp.',
  'Please write the text of the mail.': 'Schrijf de tekst van de mail.',
  '{address} is not a valid email address.': '{address} is geen geldig e-mailadres.',
  'This mail contains a personal link and can only go to the reviewer.':
    'Deze mail bevat een persoonlijke link en kan alleen naar de reviewer gaan.',
  'Please send the mail to the authors with the rejection.': 'Stuur met de afwijzing de mail aan de auteurs mee.',
  'Please say whether the manuscript passes the check.': 'Geef aan of het manuscript door de controle komt.',
  'This mail is still being sent. You can send it again once it has been sent or has failed.':
    'Deze mail wordt nog verstuurd. U kunt hem opnieuw sturen zodra hij is verstuurd of mislukt.',
  'This mail cannot be sent again: its recipients were erased.':
    'Deze mail kan niet opnieuw worden gestuurd: de ontvangers zijn gewist.',
  'A newer invitation has replaced this one. Please send that one again, or a reminder.':
    'Een nieuwere uitnodiging heeft deze vervangen. Stuur die opnieuw, of een herinnering.',
  'Your decision on this article is being sent already.': 'Uw besluit over dit artikel wordt al verstuurd.',
  'Please choose one of the eight decisions.': 'Kies een van de acht besluiten.',
  'Please choose one of the eight decisions as advice.': 'Kies een van de acht besluiten als advies.',
  'No revision is requested for this manuscript.': 'Voor dit manuscript is geen revisie gevraagd.',
  'Please write a reply first.': 'Schrijf eerst een antwoord.',
  'The letter could not be created. Please try again in a moment.':
    'De brief kon niet worden gemaakt. Probeer het over een ogenblik opnieuw.',
  'This reply was changed in another window since this one was opened.':
    'Dit antwoord is in een ander venster gewijzigd sinds dit venster is geopend.',
  'This letter was changed in another window since this one was opened.':
    'Deze brief is in een ander venster gewijzigd sinds dit venster is geopend.',
  'No decision is possible on this article now, so its letter was not saved.':
    'Over dit artikel is nu geen besluit mogelijk; de brief is daarom niet opgeslagen.',
  'Please choose the status to which the article should go.': 'Kies de status die het artikel moet krijgen.',
  'Please give a reason; it is kept in the log.': 'Geef een reden; die wordt in het logboek bewaard.',
  'There is no decision waiting to be sent.': 'Er is geen besluit dat op verzending wacht.',
  'It is too late to undo this decision.': 'Het is te laat om dit besluit ongedaan te maken.',
  'Please choose an associate editor.': 'Kies een associate editor.',
  'Please choose another associate editor.': 'Kies een andere associate editor.',
  'This person is not an associate editor.': 'Deze persoon is geen associate editor.',
  'This associate editor uploaded the article or is one of its authors.':
    'Deze associate editor heeft het artikel geüpload of is een van de auteurs.',
  'This associate editor has the article already.': 'Deze associate editor heeft het artikel al.',
  'Please choose a rating from 1 to 5.': 'Kies een waardering van 1 tot en met 5.',
  'Please write a comment to the editor.': 'Schrijf een opmerking voor de redacteur.',
  'The article did not exist at that time.': 'Het artikel bestond op dat moment niet.',
  'The response must be true or false.': 'Het antwoord moet true of false zijn.',
  'Please answer yes or no.': 'Antwoord ja of nee.',
  'The review is not complete yet.': 'De review is nog niet volledig.',
  '{field} is required.': '{field} is verplicht.',
  'Please choose a reviewer.': 'Kies een reviewer.',
  'Please choose a reviewer from the list.': 'Kies een reviewer uit de lijst.',
  'Please tell the reviewer why you are sending the review back.':
    'Laat de reviewer weten waarom u de review terugstuurt.',
  'Please choose a date.': 'Kies een datum.',
  'Please choose a date in the future.': 'Kies een datum in de toekomst.',
  'This review was changed in another window since this one was opened.':
    'Deze review is in een ander venster gewijzigd sinds dit venster is geopend.',
  'This review has been sent already and can only be read.':
    'Deze review is al verstuurd en kan alleen worden gelezen.',
  'This review has been sent already.': 'Deze review is al verstuurd.',
  'Please accept the request before you write the review.': 'Neem het verzoek aan voordat u de review schrijft.',
  'Please accept the request first.': 'Neem eerst het verzoek aan.',
  'You have declined this request, so the review can only be read.':
    'U hebt dit verzoek afgewezen; de review kan daarom alleen worden gelezen.',
  'This request is closed, so the review can only be read. Thank you all the same.':
    'Dit verzoek is gesloten; de review kan daarom alleen worden gelezen. Toch bedankt.',
  'This link is no longer valid. Please sign in to see your requests.':
    'Deze link is niet meer geldig. Meld u aan om uw verzoeken te zien.',
  'This link is no longer valid. Please write to the editorial office.':
    'Deze link is niet meer geldig. Schrijf naar de redactie.',
  'This link is no longer valid.': 'Deze link is niet meer geldig.',
  'Please sign in to see this request.': 'Meld u aan om dit verzoek te zien.',
  'This reviewer has already sent the review, so no reminder is needed.':
    'Deze reviewer heeft de review al gestuurd; een herinnering is niet nodig.',
  'This request is closed, so its reviewer cannot be mailed.':
    'Dit verzoek is gesloten; de reviewer kan daarom geen mail krijgen.',
  'This person has not been chosen for this revision.': 'Deze persoon is niet gekozen voor deze revisie.',
  'This person has been chosen for this revision already.': 'Deze persoon is al gekozen voor deze revisie.',
  'At most {count} people can be alternates.': 'Er kunnen hoogstens {count} reserves zijn.',
  'The alternates have changed meanwhile. Please look at the new list and try again.':
    'De reserves zijn intussen veranderd. Bekijk de nieuwe lijst en probeer het opnieuw.',
  'A person can be an alternate only once.': 'Iemand kan maar één keer reserve zijn.',
  'All chosen reviewers have already been mailed.': 'Alle gekozen reviewers hebben al een mail gekregen.',
  'Each reviewer can get only one email at a time.': 'Een reviewer kan maar één mail tegelijk krijgen.',
  'This reviewer has been mailed already. Send a reminder instead.':
    'Deze reviewer heeft al een mail gekregen. Stuur in plaats daarvan een herinnering.',
  'This request is closed already.': 'Dit verzoek is al gesloten.',
  'This request is closed. Thank you all the same.': 'Dit verzoek is gesloten. Toch bedankt.',
  'This request has been accepted already.': 'Dit verzoek is al aangenomen.',
  'This request has been declined. Please write to the office if you changed your mind.':
    'Dit verzoek is afgewezen. Schrijf naar de redactie als u van gedachten bent veranderd.',
  'This request is not waiting for an answer.': 'Dit verzoek wacht niet op een antwoord.',
  'Only a completed review can be sent back.': 'Alleen een voltooide review kan worden teruggestuurd.',
  'Only a completed review can be rated.': 'Alleen een voltooide review kan worden gewaardeerd.',
  'This file has been added already.': 'Dit bestand is al toegevoegd.',
  'A file can be replaced by one of the same type only.':
    'Een bestand kan alleen door een van hetzelfde type worden vervangen.',
  'Please choose at least one file.': 'Kies minstens één bestand.',
  'Please name every figure of this revision exactly once.': 'Noem elke figuur van deze revisie precies één keer.',
  'Every figure needs a title.': 'Elke figuur heeft een titel nodig.',
  'Choose another type of file.': 'Kies een ander type bestand.',
  'Please check first whether the manuscript follows the guidelines.':
    'Controleer eerst of het manuscript aan de richtlijnen voldoet.',
  'This decision is possible only while the article has not been revised.':
    'Dit besluit is alleen mogelijk zolang het artikel niet is herzien.',
  'This advice is possible only while the article has not been revised.':
    'Dit advies is alleen mogelijk zolang het artikel niet is herzien.',
  'The article has this status already.': 'Het artikel heeft deze status al.',
  'Choose another status.': 'Kies een andere status.',
  'Some required files are missing.': 'Enkele verplichte bestanden ontbreken.',
  'The revision is not complete yet.': 'De revisie is nog niet volledig.',
  'A reviewer with this email has already been suggested.': 'Een reviewer met dit e-mailadres is al voorgesteld.',
  'Some fields of the manuscript need your attention.': 'Enkele velden van het manuscript vragen uw aandacht.',
  'The manuscript cannot be submitted yet; please look at the fields named.':
    'Het manuscript kan nog niet worden ingediend; bekijk de genoemde velden.',
  'Please write the note first.': 'Schrijf eerst de notitie.',
  'You have answered this already. Please write to the editorial office if the answer is wrong.':
    'U hebt dit al beantwoord. Schrijf naar de redactie als het antwoord niet klopt.',
  'No authors need a reminder: everyone who was asked has answered.':
    'Geen auteur hoeft te worden herinnerd: iedereen die is gevraagd, heeft geantwoord.',
  'These authors were emailed less than a day ago. Please wait before you remind them again.':
    'Deze auteurs zijn minder dan een dag geleden aangeschreven. Wacht even voordat u hen opnieuw herinnert.',
  'Some questions need an answer.': 'Enkele vragen moeten worden beantwoord.',
  'Please say whether you have competing interests.': 'Geef aan of u tegenstrijdige belangen hebt.',
  'This person is an author of the article and cannot review it.':
    'Deze persoon is auteur van het artikel en kan het niet beoordelen.',
  'This person uploaded the article and cannot review it.':
    'Deze persoon heeft het artikel geüpload en kan het niet beoordelen.',
  'This person is on the blacklist and cannot be chosen.':
    'Deze persoon staat op de zwarte lijst en kan niet worden gekozen.',
  'The article is being changed right now. Please try again.':
    'Het artikel wordt op dit moment gewijzigd. Probeer het opnieuw.',
  'This article was changed in another window. Please reload the page.':
    'Dit artikel is in een ander venster gewijzigd; laad de pagina opnieuw.',
  'This is your own email. Your entry follows your profile; please change it there.':
    'Dit is uw eigen e-mailadres. Uw gegevens volgen uw profiel; wijzig ze daar.',
  'You are an author of this manuscript and cannot be removed.':
    'U bent auteur van dit manuscript en kunt niet worden verwijderd.',
  'Fill in at least one field to search.': 'Vul minstens één veld in om te zoeken.',
  'Please give the search a name.': 'Geef de zoekopdracht een naam.',
  'You already have a search with this name.': 'U hebt al een zoekopdracht met deze naam.',
  'Please give the view a name.': 'Geef de weergave een naam.',
  'You already have a view with this name.': 'U hebt al een weergave met deze naam.',
  'The end date is before the start date.': 'De einddatum ligt voor de begindatum.',
  'Too many exports are running. Please try again in a minute.':
    'Er lopen te veel exporten. Probeer het over een minuut opnieuw.',
  'This keyword is no longer in the list.': 'Dit trefwoord staat niet meer in de lijst.',
  'This article has been started already.': 'Dit artikel is al begonnen.',
  'The full article is created after the manuscript has been submitted.':
    'Het volledige artikel wordt gemaakt nadat het manuscript is ingediend.',
  'This manuscript is not being prepared now.': 'Dit manuscript wordt nu niet voorbereid.',
  'Only a signed-in person can start an article.': 'Alleen wie is aangemeld kan een artikel beginnen.',
  'This request belongs to an earlier revision and is closed.':
    'Dit verzoek hoort bij een eerdere revisie en is gesloten.',
  'This log entry does not exist.': 'Het logboek heeft dit item niet.',
  'This is not the id of a keyword.': 'Dit is niet de id van een trefwoord.',
  'There is no small picture of this file.': 'Van dit bestand is er geen kleine afbeelding.',
};
