// The built-in text in German. It says what the defaults in schema/site.schema.json say, and addresses visitors as Sie.
import type { Wording } from "../../model/site.ts";

export const germanWording: Wording = {
  skipToContent: "Zum Inhalt springen",
  mainNavigation: "Hauptmenü",
  menu: "Menü",
  pictureError: "Das Bild konnte nicht geladen werden",
  missingPage: "Unter dieser Adresse gibt es keine Seite",
  pageError: "Diese Seite konnte nicht geladen werden",
  pageErrorHelp: "Überprüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.",
  tryAgain: "Erneut versuchen",
  optional: "optional",
  noScript:
    "JavaScript ist in Ihrem Browser deaktiviert. Beim Senden öffnet sich deshalb Ihr eigenes E-Mail-Programm.",
  openNow: "Jetzt geöffnet",
  closedNow: "Jetzt geschlossen",
  closedDay: "Geschlossen",
  allDay: "24 Stunden geöffnet",
  closePicture: "Schließen",
  previousPicture: "Vorheriges Bild",
  nextPicture: "Nächstes Bild",
  forms: {
    unconfirmed:
      "Wir haben keine Bestätigung erhalten; möglicherweise wurde Ihre Nachricht trotzdem gesendet. Ihr Text ist nicht verloren, und wenn Sie ihn noch einmal senden, erhalten wir ihn schlimmstenfalls doppelt.",
    offline:
      "Sie sind anscheinend offline. Es wurde nichts gesendet, und Ihre Eingaben sind noch da.",
    online:
      "Ihre Verbindung ist wieder da. Es wurde noch nichts gesendet: Klicken Sie noch einmal auf die Schaltfläche, wenn Sie so weit sind.",
    ownEmail: "Mit dem eigenen E-Mail-Programm senden",
    shortened: "[Der Text geht im Formular weiter: Bitte kopieren Sie den Rest von dort.]",
    copy: "Meine Nachricht kopieren",
    copied: "Kopiert. Fügen Sie den Text in eine E-Mail ein oder bewahren Sie ihn für später auf.",
    copyByHand:
      "Ihr Browser erlaubt dieser Seite das Kopieren nicht. Hier ist Ihre Nachricht zum Kopieren:",
    question:
      "Eine Frage vor dem Senden: Die Nachricht kam so schnell oder so oft, dass ein Programm das Formular ausgefüllt haben könnte. Haben Sie sie selbst geschrieben?",
    confirm: "Ja, senden",
    trap: "Lassen Sie dieses Feld leer",
    charactersLeft: "Verbleibende Zeichen: {count}",
    tooLong: "Zeichen zu viel: {count}. Es wurde nichts abgeschnitten; bitte kürzen Sie den Text.",
    chooseOne: "Bitte wählen Sie mindestens eine Option aus.",
    unavailable:
      "Das Formular konnte nicht vollständig geladen werden. Was Sie hier schreiben, bleibt hier, und Sie erreichen uns auch auf anderem Weg:",
    fillIn: "Bitte füllen Sie dieses Feld aus.",
    choose: "Bitte wählen Sie eine Option aus.",
    check: "Bitte setzen Sie hier ein Häkchen.",
    invalidEmail: "Bitte geben Sie die vollständige E-Mail-Adresse ein, einschließlich @.",
    invalidUrl: "Bitte geben Sie die vollständige Adresse ein, beginnend mit https://.",
    invalidNumber: "Bitte geben Sie eine Zahl ein.",
    wholeNumber: "Bitte geben Sie eine ganze Zahl ein.",
    invalidDate: "Bitte geben Sie das vollständige Datum ein.",
    tooSmall: "Die kleinste mögliche Zahl ist {limit}.",
    tooLarge: "Die größte mögliche Zahl ist {limit}.",
    tooEarly: "Frühestes mögliches Datum: {limit}",
    tooLate: "Spätestes mögliches Datum: {limit}",
  },
};
