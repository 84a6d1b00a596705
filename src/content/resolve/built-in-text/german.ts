// The built-in text in German. It says what the defaults in schema/site.schema.json say, and addresses visitors as Sie.
import type { Wording } from "../../model/site.ts";

export const german: Wording = {
  skipToContent: "Zum Inhalt springen",
  mainNavigation: "Hauptmenü",
  menu: "Menü",
  pictureError: "Das Bild konnte nicht geladen werden",
  missingPage: "Unter dieser Adresse gibt es keine Seite",
  pageError: "Diese Seite konnte nicht geladen werden",
  pageErrorHelp: "Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.",
  tryAgain: "Noch einmal versuchen",
  optional: "optional",
  noScript:
    "In Ihrem Browser sind Skripte ausgeschaltet. Die Schaltfläche zum Senden öffnet deshalb Ihr eigenes E-Mail-Programm.",
  openNow: "Jetzt geöffnet",
  closedNow: "Jetzt geschlossen",
  closedDay: "Geschlossen",
  closePicture: "Schließen",
  previousPicture: "Vorheriges Bild",
  nextPicture: "Nächstes Bild",
  forms: {
    unconfirmed:
      "Wir haben keine Bestätigung erhalten; möglicherweise wurde Ihre Nachricht trotzdem gesendet. Nichts, was Sie geschrieben haben, ist verloren, und wenn Sie sie noch einmal senden, erhalten wir sie schlimmstenfalls doppelt.",
    offline:
      "Sie sind anscheinend offline. Es wurde nichts gesendet, und alles, was Sie geschrieben haben, ist noch hier.",
    online:
      "Ihre Verbindung ist wieder da. Es wurde noch nichts gesendet: Betätigen Sie die Schaltfläche noch einmal, sobald Sie so weit sind.",
    ownEmail: "Über das eigene E-Mail-Programm senden",
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
    chooseOne: "Bitte wählen Sie mindestens eine Möglichkeit aus.",
    unavailable:
      "Der Teil dieser Seite, der das Formular sendet, wurde nicht geladen. Was Sie hier schreiben, bleibt hier, und Sie können uns trotzdem erreichen:",
    fillIn: "Bitte füllen Sie dieses Feld aus.",
    choose: "Bitte wählen Sie eine Möglichkeit aus.",
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
