// The built-in text in Spanish. It says what the defaults in schema/site.schema.json say, and addresses visitors as usted.
import type { Wording } from "../../model/site.ts";

export const spanishWording: Wording = {
  skipToContent: "Saltar al contenido",
  mainNavigation: "Menú principal",
  menu: "Menú",
  pictureError: "No se pudo cargar la imagen",
  missingPage: "No hay ninguna página en esta dirección",
  pageError: "No se pudo cargar esta página",
  pageErrorHelp: "Compruebe su conexión a Internet y vuelva a intentarlo.",
  tryAgain: "Volver a intentarlo",
  optional: "opcional",
  noScript:
    "JavaScript está desactivado en su navegador, así que el botón de envío abre su propio programa de correo.",
  openNow: "Abierto ahora",
  closedNow: "Cerrado ahora",
  closedDay: "Cerrado",
  allDay: "Abierto 24 horas",
  closePicture: "Cerrar",
  previousPicture: "Imagen anterior",
  nextPicture: "Imagen siguiente",
  forms: {
    unconfirmed:
      "No hemos recibido ninguna confirmación, pero es posible que el mensaje se haya enviado. No se ha perdido nada de lo que ha escrito y, si vuelve a enviarlo, lo peor que puede pasar es que lo recibamos dos veces.",
    offline:
      "Parece que no tiene conexión. No se ha enviado nada, y todo lo que ha escrito sigue aquí.",
    online:
      "Ha recuperado la conexión. Todavía no se ha enviado nada: pulse de nuevo el botón cuando quiera.",
    ownEmail: "Enviar desde mi propio correo",
    shortened: "[El texto continúa en el formulario: copie el resto desde allí, por favor.]",
    copy: "Copiar mi mensaje",
    copied: "Copiado. Péguelo en un correo o guárdelo para más tarde.",
    copyByHand:
      "Su navegador no permite que esta página copie el texto. Aquí tiene su mensaje para copiarlo:",
    question:
      "Una pregunta antes del envío: el mensaje ha llegado tan rápido, o tantas veces, que podría haberlo escrito un programa. ¿Lo ha escrito usted?",
    confirm: "Sí, enviar",
    trap: "Deje este campo en blanco",
    charactersLeft: "Caracteres restantes: {count}",
    tooLong: "Caracteres de más: {count}. No se ha cortado nada; acorte el texto, por favor.",
    chooseOne: "Elija al menos una opción.",
    unavailable:
      "No se ha podido cargar todo el formulario. Lo que escriba aquí no se perderá, y puede ponerse en contacto con nosotros de todos modos:",
    fillIn: "Complete este campo.",
    choose: "Elija una opción.",
    check: "Marque esta casilla.",
    invalidEmail: "Escriba la dirección de correo completa, con la arroba (@).",
    invalidUrl: "Escriba la dirección completa, que empieza por https://.",
    invalidNumber: "Escriba un número.",
    wholeNumber: "Escriba un número entero.",
    invalidDate: "Escriba la fecha completa.",
    tooSmall: "El número más pequeño posible es {limit}.",
    tooLarge: "El número más grande posible es {limit}.",
    tooEarly: "Primera fecha posible: {limit}",
    tooLate: "Última fecha posible: {limit}",
  },
};
