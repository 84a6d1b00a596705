// The built-in text in French. It says what the defaults in schema/site.schema.json say, and addresses visitors as vous.
// Spaces before : ; and ? are written as escapes, because they must not be broken and can't be told apart on screen.
import type { Wording } from "../../model/site.ts";

export const frenchWording: Wording = {
  skipToContent: "Aller au contenu",
  mainNavigation: "Menu principal",
  menu: "Menu",
  pictureError: "L’image n’a pas pu être chargée",
  missingPage: "Il n’y a pas de page à cette adresse",
  pageError: "Cette page n’a pas pu être chargée",
  pageErrorHelp: "Vérifiez votre connexion Internet, puis réessayez.",
  tryAgain: "Réessayer",
  optional: "facultatif",
  noScript:
    "JavaScript est désactivé dans votre navigateur\u00a0: le bouton d’envoi ouvre donc votre propre messagerie.",
  openNow: "Actuellement ouvert",
  closedNow: "Actuellement fermé",
  closedDay: "Fermé",
  allDay: "Ouvert 24\u00a0h/24",
  closePicture: "Fermer",
  previousPicture: "Image précédente",
  nextPicture: "Image suivante",
  forms: {
    unconfirmed:
      "Nous n’avons reçu aucune confirmation, mais le message est peut-être parti quand même. Rien de ce que vous avez écrit n’est perdu et, si vous le renvoyez, au pire nous le recevrons deux fois.",
    offline:
      "Vous semblez être hors ligne. Rien n’a été envoyé, et tout ce que vous avez écrit est encore ici.",
    online:
      "Votre connexion est rétablie. Rien n’a encore été envoyé\u00a0: appuyez de nouveau sur le bouton quand vous le souhaitez.",
    ownEmail: "L’envoyer depuis ma messagerie",
    shortened: "[La suite se trouve dans le formulaire\u00a0: merci de la copier à partir de là.]",
    copy: "Copier mon message",
    copied: "C’est copié. Collez le texte dans un e-mail ou gardez-le pour plus tard.",
    copyByHand:
      "Votre navigateur ne permet pas à cette page de copier. Voici votre message, prêt à copier\u00a0:",
    question:
      "Une question avant l’envoi\u00a0: ce message est arrivé si vite, ou si souvent, qu’un programme a peut-être rempli le formulaire. L’avez-vous écrit vous-même\u202f?",
    confirm: "Oui, envoyer",
    trap: "Laissez ce champ vide",
    charactersLeft: "Caractères restants\u00a0: {count}",
    tooLong:
      "Caractères en trop\u00a0: {count}. Rien n’a été coupé\u202f; veuillez raccourcir le texte.",
    chooseOne: "Veuillez choisir au moins une option.",
    unavailable:
      "Le formulaire n’a pas pu être chargé entièrement. Ce que vous écrivez ici n’est pas perdu, et vous pouvez tout de même nous joindre\u00a0:",
    fillIn: "Veuillez remplir ce champ.",
    choose: "Veuillez choisir une option.",
    check: "Veuillez cocher cette case.",
    invalidEmail: "Veuillez indiquer l’adresse e-mail complète, avec l’arobase (@).",
    invalidUrl: "Veuillez indiquer l’adresse complète, qui commence par https://.",
    invalidNumber: "Veuillez indiquer un nombre.",
    wholeNumber: "Veuillez indiquer un nombre entier.",
    invalidDate: "Veuillez indiquer la date complète.",
    tooSmall: "Le plus petit nombre possible est {limit}.",
    tooLarge: "Le plus grand nombre possible est {limit}.",
    tooEarly: "Première date possible\u00a0: {limit}",
    tooLate: "Dernière date possible\u00a0: {limit}",
  },
};
