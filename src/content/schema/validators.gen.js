// Generated from schema/ by `npm run generate`. Don't edit.
import { schemas } from "../model/schema.gen.ts";
"use strict";
export const site = validate0;
const schema0 = schemas["site.schema.json"];
const func0 = Object.prototype.hasOwnProperty;
const func1 = function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
};
const schema2 = schemas["parts.schema.json"]["$defs"]["text"];
const pattern0 = new RegExp("\\S", "u");

function validate2(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate2.errors = vErrors;
return vErrors === null;
}

const schema3 = schemas["parts.schema.json"]["$defs"]["logo"];
const schema4 = schemas["parts.schema.json"]["$defs"]["mediaFile"];
const schema6 = {};

function validate8(data, instancePath=""){
validate8.errors = null;
return true;
}

const pattern3 = new RegExp("^media/[^/\\\\]+$", "u");

function validate6(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate8, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema4, data);
}
if(!pattern3.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema4, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema4, data);
}
validate6.errors = vErrors;
return vErrors === null;
}


function validate11(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate11.errors = vErrors;
return vErrors === null;
}


function validate5(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema3, data, "src");
}
for(const key0 in data){
if(!Object.hasOwn(schema3.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema3, data, key0);
}
}
if(data.src !== undefined){
vErrors = withThose(validate6, vErrors, data.src, instancePath+"/src");
}
if(data.alt !== undefined){
let data1 = data.alt;
vErrors = withThose(validate11, vErrors, data1, instancePath+"/alt");
if(typeof data1 === "string"){
if(func1(data1) > 100){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema3.properties.alt, data1);
}
}
}
if(data.dark !== undefined){
vErrors = withThose(validate6, vErrors, data.dark, instancePath+"/dark");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema3, data);
}
validate5.errors = vErrors;
return vErrors === null;
}


function validate15(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate8, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema4, data);
}
if(!pattern3.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema4, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema4, data);
}
validate15.errors = vErrors;
return vErrors === null;
}

const schema9 = schemas["parts.schema.json"]["$defs"]["openTimes"];
const pattern9 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate27(data, instancePath=""){
let vErrors = null;
if(Array.isArray(data)){
if(data.length > 4){
vErrors = withError(vErrors, instancePath, "#/maxItems", schema9, data);
}
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", schema9, data);
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/pattern", schema9.items, data0);
}
}
else {
vErrors = withError(vErrors, instancePath+"/" + i0, "#/type", schema9.items, data0);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema9, data);
}
validate27.errors = vErrors;
return vErrors === null;
}

const schema10 = schemas["parts.schema.json"]["$defs"]["day"];
const pattern10 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate36(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate36.errors = vErrors;
return vErrors === null;
}

const schema11 = schemas["parts.schema.json"]["$defs"]["hidden"];

function validate40(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
}
validate40.errors = vErrors;
return vErrors === null;
}

const schema12 = schemas["parts.schema.json"]["$defs"]["markdown"];

function validate43(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
}
validate43.errors = vErrors;
return vErrors === null;
}


function validate45(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate45.errors = vErrors;
return vErrors === null;
}


function validate47(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate47.errors = vErrors;
return vErrors === null;
}

const schema15 = schemas["parts.schema.json"]["$defs"]["page"];
const schema16 = {};

function validate50(data, instancePath=""){
validate50.errors = null;
return true;
}

const pattern14 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");

function validate49(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate50, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 60){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema15, data);
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema15, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema15, data);
}
validate49.errors = vErrors;
return vErrors === null;
}

const schema17 = schemas["parts.schema.json"]["$defs"]["link"];
const schema18 = schemas["parts.schema.json"]["$defs"]["linkedPage"];
const schema19 = {};

function validate57(data, instancePath=""){
validate57.errors = null;
return true;
}

const pattern17 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*(#[a-z][a-z0-9]*(-[a-z0-9]+)*)?$", "u");

function validate56(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate57, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 101){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema18, data);
}
if(!pattern17.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema18, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema18, data);
}
validate56.errors = vErrors;
return vErrors === null;
}

const schema20 = schemas["parts.schema.json"]["$defs"]["address"];

function validate60(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 500){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema20, data);
}
if(func1(data) < 1){
vErrors = withError(vErrors, instancePath, "#/minLength", schema20, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema20, data);
}
validate60.errors = vErrors;
return vErrors === null;
}

const schema21 = schemas["parts.schema.json"]["$defs"]["file"];

function validate62(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate8, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema21, data);
}
if(!pattern3.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema21, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema21, data);
}
validate62.errors = vErrors;
return vErrors === null;
}


function validate66(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate66.errors = vErrors;
return vErrors === null;
}


function validate68(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate68.errors = vErrors;
return vErrors === null;
}


function validate70(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
}
validate70.errors = vErrors;
return vErrors === null;
}


function validate54(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema17.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema17.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema17.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema17.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema17, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema17, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema17.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema17, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema17.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate56(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate56.errors : withMore(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate60(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate62(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate62.errors : withMore(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema17.properties.map, data4);
errors++;
}
}
}
if(data.from !== undefined){
if(!(validate66(data.from, instancePath+"/from"))){
vErrors = vErrors === null ? validate66.errors : withMore(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate68(data.until, instancePath+"/until"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate70(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate70.errors : withMore(vErrors, validate70.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema17, data);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema25 = schemas["parts.schema.json"]["$defs"]["language"];
const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate73(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
}
validate73.errors = vErrors;
return vErrors === null;
}

const schema26 = schemas["parts.schema.json"]["$defs"]["contactPoint"];
const schema27 = {};

function validate84(data, instancePath=""){
validate84.errors = null;
return true;
}


function validate81(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "kind");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "label");
}
if(data.lines === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "lines");
}
for(const key0 in data){
if(!Object.hasOwn(schema26.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema26, data, key0);
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
vErrors = withError(vErrors, instancePath+"/kind", "#/enum", schema26.properties.kind, data0);
}
}
if(data.label !== undefined){
let data1 = data.label;
vErrors = withThose(validate11, vErrors, data1, instancePath+"/label");
if(typeof data1 === "string"){
if(func1(data1) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema26.properties.label, data1);
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
vErrors = withError(vErrors, instancePath+"/lines", "#/maxItems", schema26.properties.lines, data2);
}
if(data2.length < 1){
vErrors = withError(vErrors, instancePath+"/lines", "#/minItems", schema26.properties.lines, data2);
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
vErrors = withThose(validate11, vErrors, data3, instancePath+"/lines/" + i0);
vErrors = withThose(validate84, vErrors, data3, instancePath+"/lines/" + i0);
if(typeof data3 === "string"){
if(func1(data3) > 120){
vErrors = withError(vErrors, instancePath+"/lines/" + i0, "#/maxLength", schema26.properties.lines.items, data3);
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/lines", "#/type", schema26.properties.lines, data2);
}
}
if(data.hidden !== undefined){
vErrors = withThose(validate70, vErrors, data.hidden, instancePath+"/hidden");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema26, data);
}
validate81.errors = vErrors;
return vErrors === null;
}


function validate88(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 500){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema20, data);
}
if(func1(data) < 1){
vErrors = withError(vErrors, instancePath, "#/minLength", schema20, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema20, data);
}
validate88.errors = vErrors;
return vErrors === null;
}

const pattern1 = new RegExp("^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern7 = new RegExp("^[A-Z]{2}$", "u");
const pattern8 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2}$", "u");
const pattern15 = new RegExp("^[a-z][a-zA-Z0-9]*$", "u");
const pattern16 = new RegExp("^(\\s*|\\S([\\s\\S]*\\S)?)$", "u");
const pattern23 = new RegExp("^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$", "u");
const pattern24 = new RegExp("^\\S+$", "u");
const pattern28 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern29 = new RegExp("^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$", "u");
const pattern30 = new RegExp("^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$", "u");
const pattern31 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$", "u");
const pattern32 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$", "u");
const pattern33 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$", "u");
const pattern35 = new RegExp("^[a-z0-9.-]+(:[0-9]+)?$", "u");
const pattern36 = new RegExp("^[A-Za-z]+$", "u");

function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "name");
errors++;
}
if(data.tagline === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "tagline");
errors++;
}
if(data.url === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "url");
errors++;
}
if(data.language === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "language");
errors++;
}
if(data.homePage === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "homePage");
errors++;
}
if(data.facts === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "facts");
errors++;
}
if(data.navigation === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "navigation");
errors++;
}
if(data.footer === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "footer");
errors++;
}
if(data.mail === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "mail");
errors++;
}
if(data.pictures === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "pictures");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema0, data, key0);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, instancePath+"/$schema", "#/type", schema0.properties.$schema, data0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate2(data1, instancePath+"/name"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 60){
vErrors = withError(vErrors, instancePath+"/name", "#/maxLength", schema0.properties.name, data1);
errors++;
}
}
}
if(data.tagline !== undefined){
let data2 = data.tagline;
if(!(validate2(data2, instancePath+"/tagline"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 80){
vErrors = withError(vErrors, instancePath+"/tagline", "#/maxLength", schema0.properties.tagline, data2);
errors++;
}
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func1(data3) > 200){
vErrors = withError(vErrors, instancePath+"/url", "#/maxLength", schema0.properties.url, data3);
errors++;
}
if(!pattern1.test(data3)){
vErrors = withError(vErrors, instancePath+"/url", "#/pattern", schema0.properties.url, data3);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/url", "#/type", schema0.properties.url, data3);
errors++;
}
}
if(data.addresses !== undefined){
let data4 = data.addresses;
if(typeof data4 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/addresses", "#/type", schema0.properties.addresses, data4);
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 === "string"){
if(func1(data5) > 20){
vErrors = withError(vErrors, instancePath+"/language", "#/maxLength", schema0.properties.language, data5);
errors++;
}
if(!pattern2.test(data5)){
vErrors = withError(vErrors, instancePath+"/language", "#/pattern", schema0.properties.language, data5);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/language", "#/type", schema0.properties.language, data5);
errors++;
}
}
if(data.logo !== undefined){
if(!(validate5(data.logo, instancePath+"/logo"))){
vErrors = vErrors === null ? validate5.errors : withMore(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.look !== undefined){
let data7 = data.look;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!Object.hasOwn(schema0.properties.look.properties, key1)){
vErrors = withError(vErrors, instancePath+"/look", "#/additionalProperties", schema0.properties.look, data7, key1);
errors++;
}
}
if(data7.accent !== undefined){
let data8 = data7.accent;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
vErrors = withError(vErrors, instancePath+"/look/accent", "#/pattern", schema0.properties.look.properties.accent, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/look/accent", "#/type", schema0.properties.look.properties.accent, data8);
errors++;
}
}
if(data7.scheme !== undefined){
let data9 = data7.scheme;
if(!(data9 === "light")){
vErrors = withError(vErrors, instancePath+"/look/scheme", "#/enum", schema0.properties.look.properties.scheme, data9);
errors++;
}
}
if(data7.paper !== undefined){
let data10 = data7.paper;
if(!(((data10 === "tinted") || (data10 === "white")) || (data10 === "warm"))){
vErrors = withError(vErrors, instancePath+"/look/paper", "#/enum", schema0.properties.look.properties.paper, data10);
errors++;
}
}
if(data7.corners !== undefined){
let data11 = data7.corners;
if(!(((data11 === "square") || (data11 === "soft")) || (data11 === "round"))){
vErrors = withError(vErrors, instancePath+"/look/corners", "#/enum", schema0.properties.look.properties.corners, data11);
errors++;
}
}
if(data7.spacing !== undefined){
let data12 = data7.spacing;
if(!(((data12 === "tight") || (data12 === "normal")) || (data12 === "roomy"))){
vErrors = withError(vErrors, instancePath+"/look/spacing", "#/enum", schema0.properties.look.properties.spacing, data12);
errors++;
}
}
if(data7.headings !== undefined){
let data13 = data7.headings;
if(!((data13 === "serif") || (data13 === "sans"))){
vErrors = withError(vErrors, instancePath+"/look/headings", "#/enum", schema0.properties.look.properties.headings, data13);
errors++;
}
}
if(data7.headingFont !== undefined){
if(!(validate15(data7.headingFont, instancePath+"/look/headingFont"))){
vErrors = vErrors === null ? validate15.errors : withMore(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if(data7.header !== undefined){
let data15 = data7.header;
if(!(((data15 === "line") || (data15 === "centered")) || (data15 === "stacked"))){
vErrors = withError(vErrors, instancePath+"/look/header", "#/enum", schema0.properties.look.properties.header, data15);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/look", "#/type", schema0.properties.look, data7);
errors++;
}
}
if(data.favicon !== undefined){
if(!(validate15(data.favicon, instancePath+"/favicon"))){
vErrors = vErrors === null ? validate15.errors : withMore(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if(data.sharePicture !== undefined){
if(!(validate15(data.sharePicture, instancePath+"/sharePicture"))){
vErrors = vErrors === null ? validate15.errors : withMore(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if(data.organization !== undefined){
let data18 = data.organization;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
if(!Object.hasOwn(schema0.properties.organization.properties, key2)){
vErrors = withError(vErrors, instancePath+"/organization", "#/additionalProperties", schema0.properties.organization, data18, key2);
errors++;
}
}
if(data18.legalName !== undefined){
let data19 = data18.legalName;
if(!(validate2(data19, instancePath+"/organization/legalName"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data19 === "string"){
if(func1(data19) > 120){
vErrors = withError(vErrors, instancePath+"/organization/legalName", "#/maxLength", schema0.properties.organization.properties.legalName, data19);
errors++;
}
}
}
if(data18.phone !== undefined){
let data20 = data18.phone;
if(!(validate2(data20, instancePath+"/organization/phone"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data20 === "string"){
if(func1(data20) > 40){
vErrors = withError(vErrors, instancePath+"/organization/phone", "#/maxLength", schema0.properties.organization.properties.phone, data20);
errors++;
}
}
}
if(data18.email !== undefined){
let data21 = data18.email;
if(!(validate2(data21, instancePath+"/organization/email"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func1(data21) > 254){
vErrors = withError(vErrors, instancePath+"/organization/email", "#/maxLength", schema0.properties.organization.properties.email, data21);
errors++;
}
}
}
if(data18.address !== undefined){
let data22 = data18.address;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.city === undefined){
vErrors = withError(vErrors, instancePath+"/organization/address", "#/required", schema0.properties.organization.properties.address, data22, "city");
errors++;
}
if(data22.country === undefined){
vErrors = withError(vErrors, instancePath+"/organization/address", "#/required", schema0.properties.organization.properties.address, data22, "country");
errors++;
}
for(const key3 in data22){
if(!Object.hasOwn(schema0.properties.organization.properties.address.properties, key3)){
vErrors = withError(vErrors, instancePath+"/organization/address", "#/additionalProperties", schema0.properties.organization.properties.address, data22, key3);
errors++;
}
}
if(data22.street !== undefined){
let data23 = data22.street;
if(!(validate2(data23, instancePath+"/organization/address/street"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 120){
vErrors = withError(vErrors, instancePath+"/organization/address/street", "#/maxLength", schema0.properties.organization.properties.address.properties.street, data23);
errors++;
}
}
}
if(data22.city !== undefined){
let data24 = data22.city;
if(!(validate2(data24, instancePath+"/organization/address/city"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data24 === "string"){
if(func1(data24) > 80){
vErrors = withError(vErrors, instancePath+"/organization/address/city", "#/maxLength", schema0.properties.organization.properties.address.properties.city, data24);
errors++;
}
}
}
if(data22.region !== undefined){
let data25 = data22.region;
if(!(validate2(data25, instancePath+"/organization/address/region"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data25 === "string"){
if(func1(data25) > 80){
vErrors = withError(vErrors, instancePath+"/organization/address/region", "#/maxLength", schema0.properties.organization.properties.address.properties.region, data25);
errors++;
}
}
}
if(data22.postalCode !== undefined){
let data26 = data22.postalCode;
if(!(validate2(data26, instancePath+"/organization/address/postalCode"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data26 === "string"){
if(func1(data26) > 20){
vErrors = withError(vErrors, instancePath+"/organization/address/postalCode", "#/maxLength", schema0.properties.organization.properties.address.properties.postalCode, data26);
errors++;
}
}
}
if(data22.country !== undefined){
let data27 = data22.country;
if(typeof data27 === "string"){
if(!pattern7.test(data27)){
vErrors = withError(vErrors, instancePath+"/organization/address/country", "#/pattern", schema0.properties.organization.properties.address.properties.country, data27);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/organization/address/country", "#/type", schema0.properties.organization.properties.address.properties.country, data27);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/organization/address", "#/type", schema0.properties.organization.properties.address, data22);
errors++;
}
}
if(data18.trade !== undefined){
let data28 = data18.trade;
if(!((((((((((((((((((((((((((((((((((((((((((data28 === "accountant") || (data28 === "auto-repair")) || (data28 === "bakery")) || (data28 === "bar")) || (data28 === "beauty-salon")) || (data28 === "bicycle-shop")) || (data28 === "bookstore")) || (data28 === "cafe")) || (data28 === "child-care")) || (data28 === "clinic")) || (data28 === "clothing-store")) || (data28 === "contractor")) || (data28 === "dentist")) || (data28 === "driving-school")) || (data28 === "electrician")) || (data28 === "florist")) || (data28 === "garden-store")) || (data28 === "grocery-store")) || (data28 === "gym")) || (data28 === "hair-salon")) || (data28 === "hardware-store")) || (data28 === "hotel")) || (data28 === "insurance-agency")) || (data28 === "language-school")) || (data28 === "lawyer")) || (data28 === "locksmith")) || (data28 === "mover")) || (data28 === "music-school")) || (data28 === "notary")) || (data28 === "optician")) || (data28 === "painter")) || (data28 === "pharmacy")) || (data28 === "physician")) || (data28 === "plumber")) || (data28 === "real-estate-agent")) || (data28 === "restaurant")) || (data28 === "roofer")) || (data28 === "school")) || (data28 === "store")) || (data28 === "travel-agency")) || (data28 === "veterinarian")) || (data28 === "other"))){
vErrors = withError(vErrors, instancePath+"/organization/trade", "#/enum", schema0.properties.organization.properties.trade, data28);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/organization", "#/type", schema0.properties.organization, data18);
errors++;
}
}
if(data.timeZone !== undefined){
let data29 = data.timeZone;
if(typeof data29 === "string"){
if(func1(data29) > 60){
vErrors = withError(vErrors, instancePath+"/timeZone", "#/maxLength", schema0.properties.timeZone, data29);
errors++;
}
if(!pattern8.test(data29)){
vErrors = withError(vErrors, instancePath+"/timeZone", "#/pattern", schema0.properties.timeZone, data29);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/timeZone", "#/type", schema0.properties.timeZone, data29);
errors++;
}
}
if(data.openingHours !== undefined){
let data30 = data.openingHours;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key4 in data30){
if(!(func0.call(schema0.properties.openingHours.properties, key4))){
vErrors = withError(vErrors, instancePath+"/openingHours", "#/additionalProperties", schema0.properties.openingHours, data30, key4);
errors++;
}
}
if(data30.monday !== undefined){
if(!(validate27(data30.monday, instancePath+"/openingHours/monday"))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data30.tuesday !== undefined){
if(!(validate27(data30.tuesday, instancePath+"/openingHours/tuesday"))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data30.wednesday !== undefined){
if(!(validate27(data30.wednesday, instancePath+"/openingHours/wednesday"))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data30.thursday !== undefined){
if(!(validate27(data30.thursday, instancePath+"/openingHours/thursday"))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data30.friday !== undefined){
if(!(validate27(data30.friday, instancePath+"/openingHours/friday"))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data30.saturday !== undefined){
if(!(validate27(data30.saturday, instancePath+"/openingHours/saturday"))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data30.sunday !== undefined){
if(!(validate27(data30.sunday, instancePath+"/openingHours/sunday"))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data30.openAtNight !== undefined){
let data38 = data30.openAtNight;
if(typeof data38 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/openingHours/openAtNight", "#/type", schema0.properties.openingHours.properties.openAtNight, data38);
errors++;
}
}
if(data30.exceptions !== undefined){
let data39 = data30.exceptions;
if(Array.isArray(data39)){
if(data39.length > 30){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions", "#/maxItems", schema0.properties.openingHours.properties.exceptions, data39);
errors++;
}
if(data39.length < 1){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions", "#/minItems", schema0.properties.openingHours.properties.exceptions, data39);
errors++;
}
const len0 = data39.length;
for(let i0=0; i0<len0; i0++){
let data40 = data39[i0];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.name === undefined){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0, "#/required", schema0.properties.openingHours.properties.exceptions.items, data40, "name");
errors++;
}
if(data40.from === undefined){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0, "#/required", schema0.properties.openingHours.properties.exceptions.items, data40, "from");
errors++;
}
for(const key5 in data40){
if(!Object.hasOwn(schema0.properties.openingHours.properties.exceptions.items.properties, key5)){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0, "#/additionalProperties", schema0.properties.openingHours.properties.exceptions.items, data40, key5);
errors++;
}
}
if(data40.name !== undefined){
let data41 = data40.name;
if(!(validate2(data41, instancePath+"/openingHours/exceptions/" + i0+"/name"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data41 === "string"){
if(func1(data41) > 40){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0+"/name", "#/maxLength", schema0.properties.openingHours.properties.exceptions.items.properties.name, data41);
errors++;
}
}
}
if(data40.from !== undefined){
if(!(validate36(data40.from, instancePath+"/openingHours/exceptions/" + i0+"/from"))){
vErrors = vErrors === null ? validate36.errors : withMore(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data40.until !== undefined){
if(!(validate36(data40.until, instancePath+"/openingHours/exceptions/" + i0+"/until"))){
vErrors = vErrors === null ? validate36.errors : withMore(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data40.open !== undefined){
if(!(validate27(data40.open, instancePath+"/openingHours/exceptions/" + i0+"/open"))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data40.hidden !== undefined){
if(!(validate40(data40.hidden, instancePath+"/openingHours/exceptions/" + i0+"/hidden"))){
vErrors = vErrors === null ? validate40.errors : withMore(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0, "#/type", schema0.properties.openingHours.properties.exceptions.items, data40);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions", "#/type", schema0.properties.openingHours.properties.exceptions, data39);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/openingHours", "#/type", schema0.properties.openingHours, data30);
errors++;
}
}
if(data.securityEmail !== undefined){
let data46 = data.securityEmail;
if(!(validate2(data46, instancePath+"/securityEmail"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data46 === "string"){
if(func1(data46) > 254){
vErrors = withError(vErrors, instancePath+"/securityEmail", "#/maxLength", schema0.properties.securityEmail, data46);
errors++;
}
}
}
if(data.notice !== undefined){
let data47 = data.notice;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.text === undefined){
vErrors = withError(vErrors, instancePath+"/notice", "#/required", schema0.properties.notice, data47, "text");
errors++;
}
for(const key6 in data47){
if(!Object.hasOwn(schema0.properties.notice.properties, key6)){
vErrors = withError(vErrors, instancePath+"/notice", "#/additionalProperties", schema0.properties.notice, data47, key6);
errors++;
}
}
if(data47.text !== undefined){
let data48 = data47.text;
if(!(validate43(data48, instancePath+"/notice/text"))){
vErrors = vErrors === null ? validate43.errors : withMore(vErrors, validate43.errors);
errors = vErrors.length;
}
if(typeof data48 === "string"){
if(func1(data48) > 300){
vErrors = withError(vErrors, instancePath+"/notice/text", "#/maxLength", schema0.properties.notice.properties.text, data48);
errors++;
}
}
}
if(data47.from !== undefined){
if(!(validate45(data47.from, instancePath+"/notice/from"))){
vErrors = vErrors === null ? validate45.errors : withMore(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(data47.until !== undefined){
if(!(validate47(data47.until, instancePath+"/notice/until"))){
vErrors = vErrors === null ? validate47.errors : withMore(vErrors, validate47.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/notice", "#/type", schema0.properties.notice, data47);
errors++;
}
}
if(data.homePage !== undefined){
if(!(validate49(data.homePage, instancePath+"/homePage"))){
vErrors = vErrors === null ? validate49.errors : withMore(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.facts !== undefined){
let data52 = data.facts;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key7 in data52){
const _errs77 = errors;
if(typeof key7 === "string"){
if(!pattern15.test(key7)){
const err66 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema0.properties.facts.propertyNames,data:key7,propertyName:key7};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var valid9 = _errs77 === errors;
if(!valid9){
vErrors = withError(vErrors, instancePath+"/facts", "#/propertyNames", schema0.properties.facts, data52, {propertyName: key7});
errors++;
}
}
for(const key8 in data52){
let data53 = data52[key8];
if(!(validate2(data53, instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data53 === "string"){
if(func1(data53) > 300){
vErrors = withError(vErrors, instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), "#/maxLength", schema0.properties.facts.additionalProperties, data53);
errors++;
}
if(!pattern16.test(data53)){
vErrors = withError(vErrors, instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), "#/pattern", schema0.properties.facts.additionalProperties, data53);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/facts", "#/type", schema0.properties.facts, data52);
errors++;
}
}
if(data.standIns !== undefined){
let data54 = data.standIns;
if(Array.isArray(data54)){
if(data54.length > 100){
vErrors = withError(vErrors, instancePath+"/standIns", "#/maxItems", schema0.properties.standIns, data54);
errors++;
}
const len1 = data54.length;
for(let i1=0; i1<len1; i1++){
let data55 = data54[i1];
if(typeof data55 === "string"){
if(func1(data55) > 60){
vErrors = withError(vErrors, instancePath+"/standIns/" + i1, "#/maxLength", schema0.properties.standIns.items, data55);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/standIns/" + i1, "#/type", schema0.properties.standIns.items, data55);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/standIns", "#/type", schema0.properties.standIns, data54);
errors++;
}
}
if(data.navigation !== undefined){
let data56 = data.navigation;
if(Array.isArray(data56)){
if(data56.length > 10){
vErrors = withError(vErrors, instancePath+"/navigation", "#/maxItems", schema0.properties.navigation, data56);
errors++;
}
if(data56.length < 1){
vErrors = withError(vErrors, instancePath+"/navigation", "#/minItems", schema0.properties.navigation, data56);
errors++;
}
const len2 = data56.length;
for(let i2=0; i2<len2; i2++){
if(!(validate54(data56[i2], instancePath+"/navigation/" + i2))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/navigation", "#/type", schema0.properties.navigation, data56);
errors++;
}
}
if(data.siblings !== undefined){
let data58 = data.siblings;
if(Array.isArray(data58)){
if(data58.length > 20){
vErrors = withError(vErrors, instancePath+"/siblings", "#/maxItems", schema0.properties.siblings, data58);
errors++;
}
if(data58.length < 1){
vErrors = withError(vErrors, instancePath+"/siblings", "#/minItems", schema0.properties.siblings, data58);
errors++;
}
const len3 = data58.length;
for(let i3=0; i3<len3; i3++){
let data59 = data58[i3];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.language === undefined){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3, "#/required", schema0.properties.siblings.items, data59, "language");
errors++;
}
if(data59.url === undefined){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3, "#/required", schema0.properties.siblings.items, data59, "url");
errors++;
}
for(const key9 in data59){
if(!Object.hasOwn(schema0.properties.siblings.items.properties, key9)){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3, "#/additionalProperties", schema0.properties.siblings.items, data59, key9);
errors++;
}
}
if(data59.language !== undefined){
if(!(validate73(data59.language, instancePath+"/siblings/" + i3+"/language"))){
vErrors = vErrors === null ? validate73.errors : withMore(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data59.url !== undefined){
let data61 = data59.url;
if(typeof data61 === "string"){
if(func1(data61) > 200){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/url", "#/maxLength", schema0.properties.siblings.items.properties.url, data61);
errors++;
}
if(!pattern1.test(data61)){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/url", "#/pattern", schema0.properties.siblings.items.properties.url, data61);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/url", "#/type", schema0.properties.siblings.items.properties.url, data61);
errors++;
}
}
if(data59.folder !== undefined){
let data62 = data59.folder;
if(typeof data62 === "string"){
if(func1(data62) > 200){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/folder", "#/maxLength", schema0.properties.siblings.items.properties.folder, data62);
errors++;
}
if(!pattern23.test(data62)){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/folder", "#/pattern", schema0.properties.siblings.items.properties.folder, data62);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/folder", "#/type", schema0.properties.siblings.items.properties.folder, data62);
errors++;
}
}
if(data59.original !== undefined){
let data63 = data59.original;
if(typeof data63 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/original", "#/type", schema0.properties.siblings.items.properties.original, data63);
errors++;
}
}
if(data59.same !== undefined){
let data64 = data59.same;
if(Array.isArray(data64)){
if(data64.length > 200){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/same", "#/maxItems", schema0.properties.siblings.items.properties.same, data64);
errors++;
}
if(data64.length < 1){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/same", "#/minItems", schema0.properties.siblings.items.properties.same, data64);
errors++;
}
const len4 = data64.length;
for(let i4=0; i4<len4; i4++){
let data65 = data64[i4];
if(!(validate2(data65, instancePath+"/siblings/" + i3+"/same/" + i4))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data65 === "string"){
if(func1(data65) > 300){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/same/" + i4, "#/maxLength", schema0.properties.siblings.items.properties.same.items, data65);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/same", "#/type", schema0.properties.siblings.items.properties.same, data64);
errors++;
}
}
if(data59.hidden !== undefined){
if(!(validate40(data59.hidden, instancePath+"/siblings/" + i3+"/hidden"))){
vErrors = vErrors === null ? validate40.errors : withMore(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings/" + i3, "#/type", schema0.properties.siblings.items, data59);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings", "#/type", schema0.properties.siblings, data58);
errors++;
}
}
if(data.footer !== undefined){
let data67 = data.footer;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.text === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data67, "text");
errors++;
}
if(data67.links === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data67, "links");
errors++;
}
if(data67.contact === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data67, "contact");
errors++;
}
if(data67.copyright === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data67, "copyright");
errors++;
}
if(data67.legal === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data67, "legal");
errors++;
}
for(const key10 in data67){
if(!Object.hasOwn(schema0.properties.footer.properties, key10)){
vErrors = withError(vErrors, instancePath+"/footer", "#/additionalProperties", schema0.properties.footer, data67, key10);
errors++;
}
}
if(data67.text !== undefined){
let data68 = data67.text;
if(!(validate2(data68, instancePath+"/footer/text"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data68 === "string"){
if(func1(data68) > 300){
vErrors = withError(vErrors, instancePath+"/footer/text", "#/maxLength", schema0.properties.footer.properties.text, data68);
errors++;
}
}
}
if(data67.links !== undefined){
let data69 = data67.links;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.heading === undefined){
vErrors = withError(vErrors, instancePath+"/footer/links", "#/required", schema0.properties.footer.properties.links, data69, "heading");
errors++;
}
if(data69.items === undefined){
vErrors = withError(vErrors, instancePath+"/footer/links", "#/required", schema0.properties.footer.properties.links, data69, "items");
errors++;
}
for(const key11 in data69){
if(!Object.hasOwn(schema0.properties.footer.properties.links.properties, key11)){
vErrors = withError(vErrors, instancePath+"/footer/links", "#/additionalProperties", schema0.properties.footer.properties.links, data69, key11);
errors++;
}
}
if(data69.heading !== undefined){
let data70 = data69.heading;
if(!(validate2(data70, instancePath+"/footer/links/heading"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data70 === "string"){
if(func1(data70) > 40){
vErrors = withError(vErrors, instancePath+"/footer/links/heading", "#/maxLength", schema0.properties.footer.properties.links.properties.heading, data70);
errors++;
}
}
}
if(data69.items !== undefined){
let data71 = data69.items;
if(Array.isArray(data71)){
if(data71.length > 10){
vErrors = withError(vErrors, instancePath+"/footer/links/items", "#/maxItems", schema0.properties.footer.properties.links.properties.items, data71);
errors++;
}
if(data71.length < 1){
vErrors = withError(vErrors, instancePath+"/footer/links/items", "#/minItems", schema0.properties.footer.properties.links.properties.items, data71);
errors++;
}
const len5 = data71.length;
for(let i5=0; i5<len5; i5++){
if(!(validate54(data71[i5], instancePath+"/footer/links/items/" + i5))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/links/items", "#/type", schema0.properties.footer.properties.links.properties.items, data71);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/links", "#/type", schema0.properties.footer.properties.links, data69);
errors++;
}
}
if(data67.contact !== undefined){
let data73 = data67.contact;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.heading === undefined){
vErrors = withError(vErrors, instancePath+"/footer/contact", "#/required", schema0.properties.footer.properties.contact, data73, "heading");
errors++;
}
if(data73.points === undefined){
vErrors = withError(vErrors, instancePath+"/footer/contact", "#/required", schema0.properties.footer.properties.contact, data73, "points");
errors++;
}
for(const key12 in data73){
if(!Object.hasOwn(schema0.properties.footer.properties.contact.properties, key12)){
vErrors = withError(vErrors, instancePath+"/footer/contact", "#/additionalProperties", schema0.properties.footer.properties.contact, data73, key12);
errors++;
}
}
if(data73.heading !== undefined){
let data74 = data73.heading;
if(!(validate2(data74, instancePath+"/footer/contact/heading"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data74 === "string"){
if(func1(data74) > 40){
vErrors = withError(vErrors, instancePath+"/footer/contact/heading", "#/maxLength", schema0.properties.footer.properties.contact.properties.heading, data74);
errors++;
}
}
}
if(data73.points !== undefined){
let data75 = data73.points;
if(Array.isArray(data75)){
if(data75.length > 6){
vErrors = withError(vErrors, instancePath+"/footer/contact/points", "#/maxItems", schema0.properties.footer.properties.contact.properties.points, data75);
errors++;
}
if(data75.length < 1){
vErrors = withError(vErrors, instancePath+"/footer/contact/points", "#/minItems", schema0.properties.footer.properties.contact.properties.points, data75);
errors++;
}
const len6 = data75.length;
for(let i6=0; i6<len6; i6++){
if(!(validate81(data75[i6], instancePath+"/footer/contact/points/" + i6))){
vErrors = vErrors === null ? validate81.errors : withMore(vErrors, validate81.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/contact/points", "#/type", schema0.properties.footer.properties.contact.properties.points, data75);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/contact", "#/type", schema0.properties.footer.properties.contact, data73);
errors++;
}
}
if(data67.social !== undefined){
let data77 = data67.social;
if(Array.isArray(data77)){
if(data77.length > 8){
vErrors = withError(vErrors, instancePath+"/footer/social", "#/maxItems", schema0.properties.footer.properties.social, data77);
errors++;
}
if(data77.length < 1){
vErrors = withError(vErrors, instancePath+"/footer/social", "#/minItems", schema0.properties.footer.properties.social, data77);
errors++;
}
const len7 = data77.length;
for(let i7=0; i7<len7; i7++){
let data78 = data77[i7];
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.network === undefined){
vErrors = withError(vErrors, instancePath+"/footer/social/" + i7, "#/required", schema0.properties.footer.properties.social.items, data78, "network");
errors++;
}
if(data78.href === undefined){
vErrors = withError(vErrors, instancePath+"/footer/social/" + i7, "#/required", schema0.properties.footer.properties.social.items, data78, "href");
errors++;
}
for(const key13 in data78){
if(!Object.hasOwn(schema0.properties.footer.properties.social.items.properties, key13)){
vErrors = withError(vErrors, instancePath+"/footer/social/" + i7, "#/additionalProperties", schema0.properties.footer.properties.social.items, data78, key13);
errors++;
}
}
if(data78.network !== undefined){
let data79 = data78.network;
if(!((((((((((data79 === "facebook") || (data79 === "instagram")) || (data79 === "linkedin")) || (data79 === "youtube")) || (data79 === "x")) || (data79 === "tiktok")) || (data79 === "pinterest")) || (data79 === "whatsapp")) || (data79 === "mastodon")) || (data79 === "bluesky"))){
vErrors = withError(vErrors, instancePath+"/footer/social/" + i7+"/network", "#/enum", schema0.properties.footer.properties.social.items.properties.network, data79);
errors++;
}
}
if(data78.href !== undefined){
if(!(validate88(data78.href, instancePath+"/footer/social/" + i7+"/href"))){
vErrors = vErrors === null ? validate88.errors : withMore(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data78.hidden !== undefined){
if(!(validate40(data78.hidden, instancePath+"/footer/social/" + i7+"/hidden"))){
vErrors = vErrors === null ? validate40.errors : withMore(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/social/" + i7, "#/type", schema0.properties.footer.properties.social.items, data78);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/social", "#/type", schema0.properties.footer.properties.social, data77);
errors++;
}
}
if(data67.copyright !== undefined){
let data82 = data67.copyright;
if(!(validate2(data82, instancePath+"/footer/copyright"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data82 === "string"){
if(func1(data82) > 120){
vErrors = withError(vErrors, instancePath+"/footer/copyright", "#/maxLength", schema0.properties.footer.properties.copyright, data82);
errors++;
}
}
}
if(data67.legal !== undefined){
let data83 = data67.legal;
if(Array.isArray(data83)){
if(data83.length > 4){
vErrors = withError(vErrors, instancePath+"/footer/legal", "#/maxItems", schema0.properties.footer.properties.legal, data83);
errors++;
}
if(data83.length < 1){
vErrors = withError(vErrors, instancePath+"/footer/legal", "#/minItems", schema0.properties.footer.properties.legal, data83);
errors++;
}
const len8 = data83.length;
for(let i8=0; i8<len8; i8++){
if(!(validate54(data83[i8], instancePath+"/footer/legal/" + i8))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/legal", "#/type", schema0.properties.footer.properties.legal, data83);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer", "#/type", schema0.properties.footer, data67);
errors++;
}
}
if(data.mail !== undefined){
let data85 = data.mail;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.publicKey === undefined){
vErrors = withError(vErrors, instancePath+"/mail", "#/required", schema0.properties.mail, data85, "publicKey");
errors++;
}
if(data85.serviceId === undefined){
vErrors = withError(vErrors, instancePath+"/mail", "#/required", schema0.properties.mail, data85, "serviceId");
errors++;
}
if(data85.templates === undefined){
vErrors = withError(vErrors, instancePath+"/mail", "#/required", schema0.properties.mail, data85, "templates");
errors++;
}
for(const key14 in data85){
if(!Object.hasOwn(schema0.properties.mail.properties, key14)){
vErrors = withError(vErrors, instancePath+"/mail", "#/additionalProperties", schema0.properties.mail, data85, key14);
errors++;
}
}
if(data85.publicKey !== undefined){
let data86 = data85.publicKey;
if(typeof data86 === "string"){
if(func1(data86) > 100){
vErrors = withError(vErrors, instancePath+"/mail/publicKey", "#/maxLength", schema0.properties.mail.properties.publicKey, data86);
errors++;
}
if(!pattern24.test(data86)){
vErrors = withError(vErrors, instancePath+"/mail/publicKey", "#/pattern", schema0.properties.mail.properties.publicKey, data86);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/publicKey", "#/type", schema0.properties.mail.properties.publicKey, data86);
errors++;
}
}
if(data85.serviceId !== undefined){
let data87 = data85.serviceId;
if(typeof data87 === "string"){
if(func1(data87) > 100){
vErrors = withError(vErrors, instancePath+"/mail/serviceId", "#/maxLength", schema0.properties.mail.properties.serviceId, data87);
errors++;
}
if(!pattern24.test(data87)){
vErrors = withError(vErrors, instancePath+"/mail/serviceId", "#/pattern", schema0.properties.mail.properties.serviceId, data87);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/serviceId", "#/type", schema0.properties.mail.properties.serviceId, data87);
errors++;
}
}
if(data85.templates !== undefined){
let data88 = data85.templates;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
for(const key15 in data88){
const _errs142 = errors;
if(typeof key15 === "string"){
if(!pattern14.test(key15)){
const err142 = {instancePath:instancePath+"/mail/templates",schemaPath:"#/properties/mail/properties/templates/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema0.properties.mail.properties.templates.propertyNames,data:key15,propertyName:key15};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
var valid33 = _errs142 === errors;
if(!valid33){
vErrors = withError(vErrors, instancePath+"/mail/templates", "#/propertyNames", schema0.properties.mail.properties.templates, data88, {propertyName: key15});
errors++;
}
}
for(const key16 in data88){
let data89 = data88[key16];
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.id === undefined){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), "#/required", schema0.properties.mail.properties.templates.additionalProperties, data89, "id");
errors++;
}
if(data89.parameters === undefined){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), "#/required", schema0.properties.mail.properties.templates.additionalProperties, data89, "parameters");
errors++;
}
for(const key17 in data89){
if(!Object.hasOwn(schema0.properties.mail.properties.templates.additionalProperties.properties, key17)){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties", schema0.properties.mail.properties.templates.additionalProperties, data89, key17);
errors++;
}
}
if(data89.id !== undefined){
let data90 = data89.id;
if(typeof data90 === "string"){
if(func1(data90) > 100){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id", "#/maxLength", schema0.properties.mail.properties.templates.additionalProperties.properties.id, data90);
errors++;
}
if(!pattern24.test(data90)){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id", "#/pattern", schema0.properties.mail.properties.templates.additionalProperties.properties.id, data90);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id", "#/type", schema0.properties.mail.properties.templates.additionalProperties.properties.id, data90);
errors++;
}
}
if(data89.parameters !== undefined){
let data91 = data89.parameters;
if(Array.isArray(data91)){
if(data91.length > 50){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters", "#/maxItems", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters, data91);
errors++;
}
if(data91.length < 1){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters", "#/minItems", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters, data91);
errors++;
}
const len9 = data91.length;
for(let i9=0; i9<len9; i9++){
let data92 = data91[i9];
if(typeof data92 === "string"){
if(func1(data92) > 60){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i9, "#/maxLength", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items, data92);
errors++;
}
if(!pattern28.test(data92)){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i9, "#/pattern", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items, data92);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i9, "#/type", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items, data92);
errors++;
}
}
let i10 = data91.length;
let j0;
if(i10 > 1){
const indices0 = {};
for(;i10--;){
let item0 = data91[i10];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters", "#/uniqueItems", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters, data91, {i: i10, j: j0});
errors++;
break;
}
indices0[item0] = i10;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters", "#/type", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters, data91);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), "#/type", schema0.properties.mail.properties.templates.additionalProperties, data89);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates", "#/type", schema0.properties.mail.properties.templates, data88);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail", "#/type", schema0.properties.mail, data85);
errors++;
}
}
if(data.repository !== undefined){
let data93 = data.repository;
if(typeof data93 === "string"){
if(func1(data93) > 150){
vErrors = withError(vErrors, instancePath+"/repository", "#/maxLength", schema0.properties.repository, data93);
errors++;
}
if(!pattern29.test(data93)){
vErrors = withError(vErrors, instancePath+"/repository", "#/pattern", schema0.properties.repository, data93);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repository", "#/type", schema0.properties.repository, data93);
errors++;
}
}
if(data.repositorySettings !== undefined){
let data94 = data.repositorySettings;
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
for(const key18 in data94){
if(!Object.hasOwn(schema0.properties.repositorySettings.properties, key18)){
vErrors = withError(vErrors, instancePath+"/repositorySettings", "#/additionalProperties", schema0.properties.repositorySettings, data94, key18);
errors++;
}
}
if(data94.branch !== undefined){
let data95 = data94.branch;
if(typeof data95 === "string"){
if(func1(data95) > 100){
vErrors = withError(vErrors, instancePath+"/repositorySettings/branch", "#/maxLength", schema0.properties.repositorySettings.properties.branch, data95);
errors++;
}
if(!pattern30.test(data95)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/branch", "#/pattern", schema0.properties.repositorySettings.properties.branch, data95);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/branch", "#/type", schema0.properties.repositorySettings.properties.branch, data95);
errors++;
}
}
if(data94.api !== undefined){
let data96 = data94.api;
if(typeof data96 === "string"){
if(func1(data96) > 200){
vErrors = withError(vErrors, instancePath+"/repositorySettings/api", "#/maxLength", schema0.properties.repositorySettings.properties.api, data96);
errors++;
}
if(!pattern31.test(data96)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/api", "#/pattern", schema0.properties.repositorySettings.properties.api, data96);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/api", "#/type", schema0.properties.repositorySettings.properties.api, data96);
errors++;
}
}
if(data94.signIn !== undefined){
let data97 = data94.signIn;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.authorize === undefined){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/required", schema0.properties.repositorySettings.properties.signIn, data97, "authorize");
errors++;
}
if(data97.token === undefined){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/required", schema0.properties.repositorySettings.properties.signIn, data97, "token");
errors++;
}
if(data97.clientId === undefined){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/required", schema0.properties.repositorySettings.properties.signIn, data97, "clientId");
errors++;
}
for(const key19 in data97){
if(!Object.hasOwn(schema0.properties.repositorySettings.properties.signIn.properties, key19)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/additionalProperties", schema0.properties.repositorySettings.properties.signIn, data97, key19);
errors++;
}
}
if(data97.authorize !== undefined){
let data98 = data97.authorize;
if(typeof data98 === "string"){
if(func1(data98) > 200){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/authorize", "#/maxLength", schema0.properties.repositorySettings.properties.signIn.properties.authorize, data98);
errors++;
}
if(!pattern32.test(data98)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/authorize", "#/pattern", schema0.properties.repositorySettings.properties.signIn.properties.authorize, data98);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/authorize", "#/type", schema0.properties.repositorySettings.properties.signIn.properties.authorize, data98);
errors++;
}
}
if(data97.token !== undefined){
let data99 = data97.token;
if(typeof data99 === "string"){
if(func1(data99) > 200){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/token", "#/maxLength", schema0.properties.repositorySettings.properties.signIn.properties.token, data99);
errors++;
}
if(!pattern33.test(data99)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/token", "#/pattern", schema0.properties.repositorySettings.properties.signIn.properties.token, data99);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/token", "#/type", schema0.properties.repositorySettings.properties.signIn.properties.token, data99);
errors++;
}
}
if(data97.clientId !== undefined){
let data100 = data97.clientId;
if(typeof data100 === "string"){
if(func1(data100) > 200){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/clientId", "#/maxLength", schema0.properties.repositorySettings.properties.signIn.properties.clientId, data100);
errors++;
}
if(!pattern24.test(data100)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/clientId", "#/pattern", schema0.properties.repositorySettings.properties.signIn.properties.clientId, data100);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/clientId", "#/type", schema0.properties.repositorySettings.properties.signIn.properties.clientId, data100);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/type", schema0.properties.repositorySettings.properties.signIn, data97);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings", "#/type", schema0.properties.repositorySettings, data94);
errors++;
}
}
if(data.pictures !== undefined){
let data101 = data.pictures;
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
if(data101.hosts === undefined){
vErrors = withError(vErrors, instancePath+"/pictures", "#/required", schema0.properties.pictures, data101, "hosts");
errors++;
}
for(const key20 in data101){
if(!Object.hasOwn(schema0.properties.pictures.properties, key20)){
vErrors = withError(vErrors, instancePath+"/pictures", "#/additionalProperties", schema0.properties.pictures, data101, key20);
errors++;
}
}
if(data101.hosts !== undefined){
let data102 = data101.hosts;
if(Array.isArray(data102)){
if(data102.length > 10){
vErrors = withError(vErrors, instancePath+"/pictures/hosts", "#/maxItems", schema0.properties.pictures.properties.hosts, data102);
errors++;
}
const len10 = data102.length;
for(let i11=0; i11<len10; i11++){
let data103 = data102[i11];
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
if(data103.host === undefined){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11, "#/required", schema0.properties.pictures.properties.hosts.items, data103, "host");
errors++;
}
for(const key21 in data103){
if(!Object.hasOwn(schema0.properties.pictures.properties.hosts.items.properties, key21)){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11, "#/additionalProperties", schema0.properties.pictures.properties.hosts.items, data103, key21);
errors++;
}
}
if(data103.host !== undefined){
let data104 = data103.host;
if(typeof data104 === "string"){
if(func1(data104) > 100){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11+"/host", "#/maxLength", schema0.properties.pictures.properties.hosts.items.properties.host, data104);
errors++;
}
if(!pattern35.test(data104)){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11+"/host", "#/pattern", schema0.properties.pictures.properties.hosts.items.properties.host, data104);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11+"/host", "#/type", schema0.properties.pictures.properties.hosts.items.properties.host, data104);
errors++;
}
}
if(data103.widthParameter !== undefined){
let data105 = data103.widthParameter;
if(typeof data105 === "string"){
if(func1(data105) > 20){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11+"/widthParameter", "#/maxLength", schema0.properties.pictures.properties.hosts.items.properties.widthParameter, data105);
errors++;
}
if(!pattern36.test(data105)){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11+"/widthParameter", "#/pattern", schema0.properties.pictures.properties.hosts.items.properties.widthParameter, data105);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11+"/widthParameter", "#/type", schema0.properties.pictures.properties.hosts.items.properties.widthParameter, data105);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i11, "#/type", schema0.properties.pictures.properties.hosts.items, data103);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures/hosts", "#/type", schema0.properties.pictures.properties.hosts, data102);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures", "#/type", schema0.properties.pictures, data101);
errors++;
}
}
if(data.wording !== undefined){
let data106 = data.wording;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
for(const key22 in data106){
if(!(func0.call(schema0.properties.wording.properties, key22))){
vErrors = withError(vErrors, instancePath+"/wording", "#/additionalProperties", schema0.properties.wording, data106, key22);
errors++;
}
}
if(data106.skipToContent !== undefined){
let data107 = data106.skipToContent;
if(!(validate2(data107, instancePath+"/wording/skipToContent"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data107 === "string"){
if(func1(data107) > 40){
vErrors = withError(vErrors, instancePath+"/wording/skipToContent", "#/maxLength", schema0.properties.wording.properties.skipToContent, data107);
errors++;
}
}
}
if(data106.mainNavigation !== undefined){
let data108 = data106.mainNavigation;
if(!(validate2(data108, instancePath+"/wording/mainNavigation"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data108 === "string"){
if(func1(data108) > 40){
vErrors = withError(vErrors, instancePath+"/wording/mainNavigation", "#/maxLength", schema0.properties.wording.properties.mainNavigation, data108);
errors++;
}
}
}
if(data106.menu !== undefined){
let data109 = data106.menu;
if(!(validate2(data109, instancePath+"/wording/menu"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data109 === "string"){
if(func1(data109) > 20){
vErrors = withError(vErrors, instancePath+"/wording/menu", "#/maxLength", schema0.properties.wording.properties.menu, data109);
errors++;
}
}
}
if(data106.pictureError !== undefined){
let data110 = data106.pictureError;
if(!(validate2(data110, instancePath+"/wording/pictureError"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data110 === "string"){
if(func1(data110) > 60){
vErrors = withError(vErrors, instancePath+"/wording/pictureError", "#/maxLength", schema0.properties.wording.properties.pictureError, data110);
errors++;
}
}
}
if(data106.missingPage !== undefined){
let data111 = data106.missingPage;
if(!(validate2(data111, instancePath+"/wording/missingPage"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data111 === "string"){
if(func1(data111) > 60){
vErrors = withError(vErrors, instancePath+"/wording/missingPage", "#/maxLength", schema0.properties.wording.properties.missingPage, data111);
errors++;
}
}
}
if(data106.pageError !== undefined){
let data112 = data106.pageError;
if(!(validate2(data112, instancePath+"/wording/pageError"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data112 === "string"){
if(func1(data112) > 60){
vErrors = withError(vErrors, instancePath+"/wording/pageError", "#/maxLength", schema0.properties.wording.properties.pageError, data112);
errors++;
}
}
}
if(data106.pageErrorHelp !== undefined){
let data113 = data106.pageErrorHelp;
if(!(validate2(data113, instancePath+"/wording/pageErrorHelp"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data113 === "string"){
if(func1(data113) > 200){
vErrors = withError(vErrors, instancePath+"/wording/pageErrorHelp", "#/maxLength", schema0.properties.wording.properties.pageErrorHelp, data113);
errors++;
}
}
}
if(data106.tryAgain !== undefined){
let data114 = data106.tryAgain;
if(!(validate2(data114, instancePath+"/wording/tryAgain"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data114 === "string"){
if(func1(data114) > 30){
vErrors = withError(vErrors, instancePath+"/wording/tryAgain", "#/maxLength", schema0.properties.wording.properties.tryAgain, data114);
errors++;
}
}
}
if(data106.optional !== undefined){
let data115 = data106.optional;
if(!(validate2(data115, instancePath+"/wording/optional"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data115 === "string"){
if(func1(data115) > 20){
vErrors = withError(vErrors, instancePath+"/wording/optional", "#/maxLength", schema0.properties.wording.properties.optional, data115);
errors++;
}
}
}
if(data106.noScript !== undefined){
let data116 = data106.noScript;
if(!(validate2(data116, instancePath+"/wording/noScript"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data116 === "string"){
if(func1(data116) > 200){
vErrors = withError(vErrors, instancePath+"/wording/noScript", "#/maxLength", schema0.properties.wording.properties.noScript, data116);
errors++;
}
}
}
if(data106.openNow !== undefined){
let data117 = data106.openNow;
if(!(validate2(data117, instancePath+"/wording/openNow"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data117 === "string"){
if(func1(data117) > 40){
vErrors = withError(vErrors, instancePath+"/wording/openNow", "#/maxLength", schema0.properties.wording.properties.openNow, data117);
errors++;
}
}
}
if(data106.closedNow !== undefined){
let data118 = data106.closedNow;
if(!(validate2(data118, instancePath+"/wording/closedNow"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data118 === "string"){
if(func1(data118) > 40){
vErrors = withError(vErrors, instancePath+"/wording/closedNow", "#/maxLength", schema0.properties.wording.properties.closedNow, data118);
errors++;
}
}
}
if(data106.closedDay !== undefined){
let data119 = data106.closedDay;
if(!(validate2(data119, instancePath+"/wording/closedDay"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data119 === "string"){
if(func1(data119) > 40){
vErrors = withError(vErrors, instancePath+"/wording/closedDay", "#/maxLength", schema0.properties.wording.properties.closedDay, data119);
errors++;
}
}
}
if(data106.allDay !== undefined){
let data120 = data106.allDay;
if(!(validate2(data120, instancePath+"/wording/allDay"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data120 === "string"){
if(func1(data120) > 40){
vErrors = withError(vErrors, instancePath+"/wording/allDay", "#/maxLength", schema0.properties.wording.properties.allDay, data120);
errors++;
}
}
}
if(data106.closePicture !== undefined){
let data121 = data106.closePicture;
if(!(validate2(data121, instancePath+"/wording/closePicture"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data121 === "string"){
if(func1(data121) > 40){
vErrors = withError(vErrors, instancePath+"/wording/closePicture", "#/maxLength", schema0.properties.wording.properties.closePicture, data121);
errors++;
}
}
}
if(data106.previousPicture !== undefined){
let data122 = data106.previousPicture;
if(!(validate2(data122, instancePath+"/wording/previousPicture"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data122 === "string"){
if(func1(data122) > 40){
vErrors = withError(vErrors, instancePath+"/wording/previousPicture", "#/maxLength", schema0.properties.wording.properties.previousPicture, data122);
errors++;
}
}
}
if(data106.nextPicture !== undefined){
let data123 = data106.nextPicture;
if(!(validate2(data123, instancePath+"/wording/nextPicture"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data123 === "string"){
if(func1(data123) > 40){
vErrors = withError(vErrors, instancePath+"/wording/nextPicture", "#/maxLength", schema0.properties.wording.properties.nextPicture, data123);
errors++;
}
}
}
if(data106.forms !== undefined){
let data124 = data106.forms;
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
for(const key23 in data124){
if(!(func0.call(schema0.properties.wording.properties.forms.properties, key23))){
vErrors = withError(vErrors, instancePath+"/wording/forms", "#/additionalProperties", schema0.properties.wording.properties.forms, data124, key23);
errors++;
}
}
if(data124.unconfirmed !== undefined){
let data125 = data124.unconfirmed;
if(!(validate2(data125, instancePath+"/wording/forms/unconfirmed"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data125 === "string"){
if(func1(data125) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/unconfirmed", "#/maxLength", schema0.properties.wording.properties.forms.properties.unconfirmed, data125);
errors++;
}
}
}
if(data124.offline !== undefined){
let data126 = data124.offline;
if(!(validate2(data126, instancePath+"/wording/forms/offline"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data126 === "string"){
if(func1(data126) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/offline", "#/maxLength", schema0.properties.wording.properties.forms.properties.offline, data126);
errors++;
}
}
}
if(data124.online !== undefined){
let data127 = data124.online;
if(!(validate2(data127, instancePath+"/wording/forms/online"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data127 === "string"){
if(func1(data127) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/online", "#/maxLength", schema0.properties.wording.properties.forms.properties.online, data127);
errors++;
}
}
}
if(data124.ownEmail !== undefined){
let data128 = data124.ownEmail;
if(!(validate2(data128, instancePath+"/wording/forms/ownEmail"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data128 === "string"){
if(func1(data128) > 60){
vErrors = withError(vErrors, instancePath+"/wording/forms/ownEmail", "#/maxLength", schema0.properties.wording.properties.forms.properties.ownEmail, data128);
errors++;
}
}
}
if(data124.shortened !== undefined){
let data129 = data124.shortened;
if(!(validate2(data129, instancePath+"/wording/forms/shortened"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data129 === "string"){
if(func1(data129) > 200){
vErrors = withError(vErrors, instancePath+"/wording/forms/shortened", "#/maxLength", schema0.properties.wording.properties.forms.properties.shortened, data129);
errors++;
}
}
}
if(data124.copy !== undefined){
let data130 = data124.copy;
if(!(validate2(data130, instancePath+"/wording/forms/copy"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data130 === "string"){
if(func1(data130) > 40){
vErrors = withError(vErrors, instancePath+"/wording/forms/copy", "#/maxLength", schema0.properties.wording.properties.forms.properties.copy, data130);
errors++;
}
}
}
if(data124.copied !== undefined){
let data131 = data124.copied;
if(!(validate2(data131, instancePath+"/wording/forms/copied"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data131 === "string"){
if(func1(data131) > 200){
vErrors = withError(vErrors, instancePath+"/wording/forms/copied", "#/maxLength", schema0.properties.wording.properties.forms.properties.copied, data131);
errors++;
}
}
}
if(data124.copyByHand !== undefined){
let data132 = data124.copyByHand;
if(!(validate2(data132, instancePath+"/wording/forms/copyByHand"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data132 === "string"){
if(func1(data132) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/copyByHand", "#/maxLength", schema0.properties.wording.properties.forms.properties.copyByHand, data132);
errors++;
}
}
}
if(data124.question !== undefined){
let data133 = data124.question;
if(!(validate2(data133, instancePath+"/wording/forms/question"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data133 === "string"){
if(func1(data133) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/question", "#/maxLength", schema0.properties.wording.properties.forms.properties.question, data133);
errors++;
}
}
}
if(data124.confirm !== undefined){
let data134 = data124.confirm;
if(!(validate2(data134, instancePath+"/wording/forms/confirm"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data134 === "string"){
if(func1(data134) > 40){
vErrors = withError(vErrors, instancePath+"/wording/forms/confirm", "#/maxLength", schema0.properties.wording.properties.forms.properties.confirm, data134);
errors++;
}
}
}
if(data124.trap !== undefined){
let data135 = data124.trap;
if(!(validate2(data135, instancePath+"/wording/forms/trap"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data135 === "string"){
if(func1(data135) > 60){
vErrors = withError(vErrors, instancePath+"/wording/forms/trap", "#/maxLength", schema0.properties.wording.properties.forms.properties.trap, data135);
errors++;
}
}
}
if(data124.charactersLeft !== undefined){
let data136 = data124.charactersLeft;
if(!(validate2(data136, instancePath+"/wording/forms/charactersLeft"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data136 === "string"){
if(func1(data136) > 60){
vErrors = withError(vErrors, instancePath+"/wording/forms/charactersLeft", "#/maxLength", schema0.properties.wording.properties.forms.properties.charactersLeft, data136);
errors++;
}
}
}
if(data124.tooLong !== undefined){
let data137 = data124.tooLong;
if(!(validate2(data137, instancePath+"/wording/forms/tooLong"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data137 === "string"){
if(func1(data137) > 120){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooLong", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooLong, data137);
errors++;
}
}
}
if(data124.chooseOne !== undefined){
let data138 = data124.chooseOne;
if(!(validate2(data138, instancePath+"/wording/forms/chooseOne"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data138 === "string"){
if(func1(data138) > 60){
vErrors = withError(vErrors, instancePath+"/wording/forms/chooseOne", "#/maxLength", schema0.properties.wording.properties.forms.properties.chooseOne, data138);
errors++;
}
}
}
if(data124.unavailable !== undefined){
let data139 = data124.unavailable;
if(!(validate2(data139, instancePath+"/wording/forms/unavailable"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data139 === "string"){
if(func1(data139) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/unavailable", "#/maxLength", schema0.properties.wording.properties.forms.properties.unavailable, data139);
errors++;
}
}
}
if(data124.fillIn !== undefined){
let data140 = data124.fillIn;
if(!(validate2(data140, instancePath+"/wording/forms/fillIn"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data140 === "string"){
if(func1(data140) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/fillIn", "#/maxLength", schema0.properties.wording.properties.forms.properties.fillIn, data140);
errors++;
}
}
}
if(data124.choose !== undefined){
let data141 = data124.choose;
if(!(validate2(data141, instancePath+"/wording/forms/choose"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data141 === "string"){
if(func1(data141) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/choose", "#/maxLength", schema0.properties.wording.properties.forms.properties.choose, data141);
errors++;
}
}
}
if(data124.check !== undefined){
let data142 = data124.check;
if(!(validate2(data142, instancePath+"/wording/forms/check"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data142 === "string"){
if(func1(data142) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/check", "#/maxLength", schema0.properties.wording.properties.forms.properties.check, data142);
errors++;
}
}
}
if(data124.invalidEmail !== undefined){
let data143 = data124.invalidEmail;
if(!(validate2(data143, instancePath+"/wording/forms/invalidEmail"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data143 === "string"){
if(func1(data143) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/invalidEmail", "#/maxLength", schema0.properties.wording.properties.forms.properties.invalidEmail, data143);
errors++;
}
}
}
if(data124.invalidUrl !== undefined){
let data144 = data124.invalidUrl;
if(!(validate2(data144, instancePath+"/wording/forms/invalidUrl"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data144 === "string"){
if(func1(data144) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/invalidUrl", "#/maxLength", schema0.properties.wording.properties.forms.properties.invalidUrl, data144);
errors++;
}
}
}
if(data124.invalidNumber !== undefined){
let data145 = data124.invalidNumber;
if(!(validate2(data145, instancePath+"/wording/forms/invalidNumber"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data145 === "string"){
if(func1(data145) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/invalidNumber", "#/maxLength", schema0.properties.wording.properties.forms.properties.invalidNumber, data145);
errors++;
}
}
}
if(data124.wholeNumber !== undefined){
let data146 = data124.wholeNumber;
if(!(validate2(data146, instancePath+"/wording/forms/wholeNumber"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data146 === "string"){
if(func1(data146) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/wholeNumber", "#/maxLength", schema0.properties.wording.properties.forms.properties.wholeNumber, data146);
errors++;
}
}
}
if(data124.invalidDate !== undefined){
let data147 = data124.invalidDate;
if(!(validate2(data147, instancePath+"/wording/forms/invalidDate"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data147 === "string"){
if(func1(data147) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/invalidDate", "#/maxLength", schema0.properties.wording.properties.forms.properties.invalidDate, data147);
errors++;
}
}
}
if(data124.tooSmall !== undefined){
let data148 = data124.tooSmall;
if(!(validate2(data148, instancePath+"/wording/forms/tooSmall"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data148 === "string"){
if(func1(data148) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooSmall", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooSmall, data148);
errors++;
}
}
}
if(data124.tooLarge !== undefined){
let data149 = data124.tooLarge;
if(!(validate2(data149, instancePath+"/wording/forms/tooLarge"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data149 === "string"){
if(func1(data149) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooLarge", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooLarge, data149);
errors++;
}
}
}
if(data124.tooEarly !== undefined){
let data150 = data124.tooEarly;
if(!(validate2(data150, instancePath+"/wording/forms/tooEarly"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data150 === "string"){
if(func1(data150) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooEarly", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooEarly, data150);
errors++;
}
}
}
if(data124.tooLate !== undefined){
let data151 = data124.tooLate;
if(!(validate2(data151, instancePath+"/wording/forms/tooLate"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data151 === "string"){
if(func1(data151) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooLate", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooLate, data151);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/wording/forms", "#/type", schema0.properties.wording.properties.forms, data124);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/wording", "#/type", schema0.properties.wording, data106);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema0, data);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const page = validate137;
const schema29 = schemas["page.schema.json"];

function validate138(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate138.errors = vErrors;
return vErrors === null;
}


function validate141(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate8, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema4, data);
}
if(!pattern3.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema4, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema4, data);
}
validate141.errors = vErrors;
return vErrors === null;
}


function validate144(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
}
validate144.errors = vErrors;
return vErrors === null;
}

const schema33 = schemas["page.schema.json"]["$defs"]["block"];
const schema34 = schemas["blocks/hero.schema.json"];
const schema35 = schemas["parts.schema.json"]["$defs"]["id"];

function validate148(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
}
validate148.errors = vErrors;
return vErrors === null;
}


function validate150(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
}
validate150.errors = vErrors;
return vErrors === null;
}


function validate152(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
}
validate152.errors = vErrors;
return vErrors === null;
}


function validate154(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate154.errors = vErrors;
return vErrors === null;
}


function validate156(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
}
validate156.errors = vErrors;
return vErrors === null;
}

const schema40 = schemas["parts.schema.json"]["$defs"]["picture"];

function validate159(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
}
}
if(data.src !== undefined){
let data0 = data.src;
vErrors = withThose(validate8, vErrors, data0, instancePath+"/src");
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
}
validate159.errors = vErrors;
return vErrors === null;
}

const schema41 = schemas["parts.schema.json"]["$defs"]["action"];

function validate162(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema41.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema41.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema41.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema41.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema41, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema41, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema41.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema41, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema41.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate56(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate56.errors : withMore(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate60(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate62(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate62.errors : withMore(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema41.properties.map, data4);
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate70(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate70.errors : withMore(vErrors, validate70.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema41, data);
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}


function validate147(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema34, data, "type");
}
if(data.heading === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema34, data, "heading");
}
for(const key0 in data){
if(!(func0.call(schema34.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema34, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("hero" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema34.properties.type, data0);
}
}
if(data.id !== undefined){
vErrors = withThose(validate148, vErrors, data.id, instancePath+"/id");
}
if(data.hidden !== undefined){
vErrors = withThose(validate150, vErrors, data.hidden, instancePath+"/hidden");
}
if(data.language !== undefined){
vErrors = withThose(validate152, vErrors, data.language, instancePath+"/language");
}
if(data.level !== undefined){
let data4 = data.level;
if(!((data4 === 1) || (data4 === 2))){
vErrors = withError(vErrors, instancePath+"/level", "#/enum", schema34.properties.level, data4);
}
}
if(data.heading !== undefined){
let data5 = data.heading;
vErrors = withThose(validate154, vErrors, data5, instancePath+"/heading");
if(typeof data5 === "string"){
if(func1(data5) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema34.properties.heading, data5);
}
}
}
if(data.text !== undefined){
let data6 = data.text;
vErrors = withThose(validate156, vErrors, data6, instancePath+"/text");
if(typeof data6 === "string"){
if(func1(data6) > 600){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema34.properties.text, data6);
}
}
}
if(data.track !== undefined){
let data7 = data.track;
if(Array.isArray(data7)){
if(data7.length > 6){
vErrors = withError(vErrors, instancePath+"/track", "#/maxItems", schema34.properties.track, data7);
}
if(data7.length < 2){
vErrors = withError(vErrors, instancePath+"/track", "#/minItems", schema34.properties.track, data7);
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
vErrors = withThose(validate154, vErrors, data8, instancePath+"/track/" + i0);
if(typeof data8 === "string"){
if(func1(data8) > 24){
vErrors = withError(vErrors, instancePath+"/track/" + i0, "#/maxLength", schema34.properties.track.items, data8);
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/track", "#/type", schema34.properties.track, data7);
}
}
if(data.picture !== undefined){
vErrors = withThose(validate159, vErrors, data.picture, instancePath+"/picture");
}
if(data.actions !== undefined){
let data10 = data.actions;
if(Array.isArray(data10)){
if(data10.length > 3){
vErrors = withError(vErrors, instancePath+"/actions", "#/maxItems", schema34.properties.actions, data10);
}
if(data10.length < 1){
vErrors = withError(vErrors, instancePath+"/actions", "#/minItems", schema34.properties.actions, data10);
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
vErrors = withThose(validate162, vErrors, data10[i1], instancePath+"/actions/" + i1);
}
}
else {
vErrors = withError(vErrors, instancePath+"/actions", "#/type", schema34.properties.actions, data10);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema34, data);
}
validate147.errors = vErrors;
return vErrors === null;
}

const schema42 = schemas["blocks/cardGrid.schema.json"];

function validate171(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
}
validate171.errors = vErrors;
return vErrors === null;
}


function validate173(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
}
validate173.errors = vErrors;
return vErrors === null;
}


function validate175(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
}
validate175.errors = vErrors;
return vErrors === null;
}


function validate177(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate177.errors = vErrors;
return vErrors === null;
}


function validate179(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
}
validate179.errors = vErrors;
return vErrors === null;
}

const schema48 = schemas["parts.schema.json"]["$defs"]["icon"];
const schema49 = {};

function validate182(data, instancePath=""){
validate182.errors = null;
return true;
}

const pattern49 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate181(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate182, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 60){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema48, data);
}
if(!pattern49.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema48, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema48, data);
}
validate181.errors = vErrors;
return vErrors === null;
}


function validate185(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
}
}
if(data.src !== undefined){
let data0 = data.src;
vErrors = withThose(validate8, vErrors, data0, instancePath+"/src");
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
}
validate185.errors = vErrors;
return vErrors === null;
}


function validate193(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema41.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema41.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema41.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema41.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema41, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema41, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema41.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema41, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema41.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate56(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate56.errors : withMore(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate60(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate62(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate62.errors : withMore(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema41.properties.map, data4);
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate70(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate70.errors : withMore(vErrors, validate70.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema41, data);
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}


function validate201(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate201.errors = vErrors;
return vErrors === null;
}


function validate203(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate203.errors = vErrors;
return vErrors === null;
}


function validate170(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema42, data, "type");
}
if(data.cards === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema42, data, "cards");
}
for(const key0 in data){
if(!Object.hasOwn(schema42.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema42, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("cardGrid" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema42.properties.type, data0);
}
}
if(data.id !== undefined){
vErrors = withThose(validate171, vErrors, data.id, instancePath+"/id");
}
if(data.hidden !== undefined){
vErrors = withThose(validate173, vErrors, data.hidden, instancePath+"/hidden");
}
if(data.language !== undefined){
vErrors = withThose(validate175, vErrors, data.language, instancePath+"/language");
}
if(data.heading !== undefined){
let data4 = data.heading;
vErrors = withThose(validate177, vErrors, data4, instancePath+"/heading");
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema42.properties.heading, data4);
}
}
}
if(data.text !== undefined){
let data5 = data.text;
vErrors = withThose(validate179, vErrors, data5, instancePath+"/text");
if(typeof data5 === "string"){
if(func1(data5) > 600){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema42.properties.text, data5);
}
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(!(((data6 === "cards") || (data6 === "plans")) || (data6 === "figures"))){
vErrors = withError(vErrors, instancePath+"/layout", "#/enum", schema42.properties.layout, data6);
}
}
if(data.cards !== undefined){
let data7 = data.cards;
if(Array.isArray(data7)){
if(data7.length > 12){
vErrors = withError(vErrors, instancePath+"/cards", "#/maxItems", schema42.properties.cards, data7);
}
if(data7.length < 1){
vErrors = withError(vErrors, instancePath+"/cards", "#/minItems", schema42.properties.cards, data7);
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.heading === undefined){
vErrors = withError(vErrors, instancePath+"/cards/" + i0, "#/required", schema42.properties.cards.items, data8, "heading");
}
if(data8.text === undefined){
vErrors = withError(vErrors, instancePath+"/cards/" + i0, "#/required", schema42.properties.cards.items, data8, "text");
}
for(const key1 in data8){
if(!(func0.call(schema42.properties.cards.items.properties, key1))){
vErrors = withError(vErrors, instancePath+"/cards/" + i0, "#/additionalProperties", schema42.properties.cards.items, data8, key1);
}
}
if(data8.icon !== undefined){
vErrors = withThose(validate181, vErrors, data8.icon, instancePath+"/cards/" + i0+"/icon");
}
if(data8.picture !== undefined){
vErrors = withThose(validate185, vErrors, data8.picture, instancePath+"/cards/" + i0+"/picture");
}
if(data8.heading !== undefined){
let data11 = data8.heading;
vErrors = withThose(validate177, vErrors, data11, instancePath+"/cards/" + i0+"/heading");
if(typeof data11 === "string"){
if(func1(data11) > 60){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/heading", "#/maxLength", schema42.properties.cards.items.properties.heading, data11);
}
}
}
if(data8.text !== undefined){
let data12 = data8.text;
vErrors = withThose(validate179, vErrors, data12, instancePath+"/cards/" + i0+"/text");
if(typeof data12 === "string"){
if(func1(data12) > 500){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/text", "#/maxLength", schema42.properties.cards.items.properties.text, data12);
}
}
}
if(data8.price !== undefined){
let data13 = data8.price;
vErrors = withThose(validate177, vErrors, data13, instancePath+"/cards/" + i0+"/price");
if(typeof data13 === "string"){
if(func1(data13) > 40){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/price", "#/maxLength", schema42.properties.cards.items.properties.price, data13);
}
}
}
if(data8.badge !== undefined){
let data14 = data8.badge;
vErrors = withThose(validate177, vErrors, data14, instancePath+"/cards/" + i0+"/badge");
if(typeof data14 === "string"){
if(func1(data14) > 30){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/badge", "#/maxLength", schema42.properties.cards.items.properties.badge, data14);
}
}
}
if(data8.details !== undefined){
let data15 = data8.details;
if(Array.isArray(data15)){
if(data15.length > 12){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/details", "#/maxItems", schema42.properties.cards.items.properties.details, data15);
}
if(data15.length < 1){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/details", "#/minItems", schema42.properties.cards.items.properties.details, data15);
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
vErrors = withThose(validate177, vErrors, data16, instancePath+"/cards/" + i0+"/details/" + i1);
if(typeof data16 === "string"){
if(func1(data16) > 100){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/details/" + i1, "#/maxLength", schema42.properties.cards.items.properties.details.items, data16);
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/details", "#/type", schema42.properties.cards.items.properties.details, data15);
}
}
if(data8.action !== undefined){
vErrors = withThose(validate193, vErrors, data8.action, instancePath+"/cards/" + i0+"/action");
}
if(data8.from !== undefined){
vErrors = withThose(validate201, vErrors, data8.from, instancePath+"/cards/" + i0+"/from");
}
if(data8.until !== undefined){
vErrors = withThose(validate203, vErrors, data8.until, instancePath+"/cards/" + i0+"/until");
}
if(data8.hidden !== undefined){
vErrors = withThose(validate173, vErrors, data8.hidden, instancePath+"/cards/" + i0+"/hidden");
}
}
else {
vErrors = withError(vErrors, instancePath+"/cards/" + i0, "#/type", schema42.properties.cards.items, data8);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/cards", "#/type", schema42.properties.cards, data7);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema42, data);
}
validate170.errors = vErrors;
return vErrors === null;
}

const schema54 = schemas["blocks/steps.schema.json"];

function validate207(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
}
validate207.errors = vErrors;
return vErrors === null;
}


function validate209(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
}
validate209.errors = vErrors;
return vErrors === null;
}


function validate211(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
}
validate211.errors = vErrors;
return vErrors === null;
}


function validate213(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate213.errors = vErrors;
return vErrors === null;
}


function validate215(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
}
validate215.errors = vErrors;
return vErrors === null;
}


function validate219(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
}
}
if(data.src !== undefined){
let data0 = data.src;
vErrors = withThose(validate8, vErrors, data0, instancePath+"/src");
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
}
validate219.errors = vErrors;
return vErrors === null;
}


function validate222(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate222.errors = vErrors;
return vErrors === null;
}


function validate224(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate224.errors = vErrors;
return vErrors === null;
}


function validate206(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema54, data, "type");
}
if(data.steps === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema54, data, "steps");
}
for(const key0 in data){
if(!Object.hasOwn(schema54.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema54, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("steps" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema54.properties.type, data0);
}
}
if(data.id !== undefined){
vErrors = withThose(validate207, vErrors, data.id, instancePath+"/id");
}
if(data.hidden !== undefined){
vErrors = withThose(validate209, vErrors, data.hidden, instancePath+"/hidden");
}
if(data.language !== undefined){
vErrors = withThose(validate211, vErrors, data.language, instancePath+"/language");
}
if(data.heading !== undefined){
let data4 = data.heading;
vErrors = withThose(validate213, vErrors, data4, instancePath+"/heading");
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema54.properties.heading, data4);
}
}
}
if(data.text !== undefined){
let data5 = data.text;
vErrors = withThose(validate215, vErrors, data5, instancePath+"/text");
if(typeof data5 === "string"){
if(func1(data5) > 600){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema54.properties.text, data5);
}
}
}
if(data.steps !== undefined){
let data6 = data.steps;
if(Array.isArray(data6)){
if(data6.length > 10){
vErrors = withError(vErrors, instancePath+"/steps", "#/maxItems", schema54.properties.steps, data6);
}
if(data6.length < 2){
vErrors = withError(vErrors, instancePath+"/steps", "#/minItems", schema54.properties.steps, data6);
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.heading === undefined){
vErrors = withError(vErrors, instancePath+"/steps/" + i0, "#/required", schema54.properties.steps.items, data7, "heading");
}
if(data7.text === undefined){
vErrors = withError(vErrors, instancePath+"/steps/" + i0, "#/required", schema54.properties.steps.items, data7, "text");
}
for(const key1 in data7){
if(!Object.hasOwn(schema54.properties.steps.items.properties, key1)){
vErrors = withError(vErrors, instancePath+"/steps/" + i0, "#/additionalProperties", schema54.properties.steps.items, data7, key1);
}
}
if(data7.heading !== undefined){
let data8 = data7.heading;
vErrors = withThose(validate213, vErrors, data8, instancePath+"/steps/" + i0+"/heading");
if(typeof data8 === "string"){
if(func1(data8) > 60){
vErrors = withError(vErrors, instancePath+"/steps/" + i0+"/heading", "#/maxLength", schema54.properties.steps.items.properties.heading, data8);
}
}
}
if(data7.text !== undefined){
let data9 = data7.text;
vErrors = withThose(validate215, vErrors, data9, instancePath+"/steps/" + i0+"/text");
if(typeof data9 === "string"){
if(func1(data9) > 700){
vErrors = withError(vErrors, instancePath+"/steps/" + i0+"/text", "#/maxLength", schema54.properties.steps.items.properties.text, data9);
}
}
}
if(data7.picture !== undefined){
vErrors = withThose(validate219, vErrors, data7.picture, instancePath+"/steps/" + i0+"/picture");
}
if(data7.from !== undefined){
vErrors = withThose(validate222, vErrors, data7.from, instancePath+"/steps/" + i0+"/from");
}
if(data7.until !== undefined){
vErrors = withThose(validate224, vErrors, data7.until, instancePath+"/steps/" + i0+"/until");
}
if(data7.hidden !== undefined){
vErrors = withThose(validate209, vErrors, data7.hidden, instancePath+"/steps/" + i0+"/hidden");
}
}
else {
vErrors = withError(vErrors, instancePath+"/steps/" + i0, "#/type", schema54.properties.steps.items, data7);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/steps", "#/type", schema54.properties.steps, data6);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema54, data);
}
validate206.errors = vErrors;
return vErrors === null;
}

const schema63 = schemas["blocks/list.schema.json"];

function validate228(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
}
validate228.errors = vErrors;
return vErrors === null;
}


function validate230(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
}
validate230.errors = vErrors;
return vErrors === null;
}


function validate232(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
}
validate232.errors = vErrors;
return vErrors === null;
}


function validate234(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate234.errors = vErrors;
return vErrors === null;
}


function validate236(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
}
validate236.errors = vErrors;
return vErrors === null;
}


function validate238(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
}
}
if(data.src !== undefined){
let data0 = data.src;
vErrors = withThose(validate8, vErrors, data0, instancePath+"/src");
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
}
validate238.errors = vErrors;
return vErrors === null;
}


function validate241(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate182, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 60){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema48, data);
}
if(!pattern49.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema48, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema48, data);
}
validate241.errors = vErrors;
return vErrors === null;
}

const schema71 = schemas["parts.schema.json"]["$defs"]["video"];

function validate247(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
}
}
if(data.src !== undefined){
let data0 = data.src;
vErrors = withThose(validate8, vErrors, data0, instancePath+"/src");
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
}
validate247.errors = vErrors;
return vErrors === null;
}

const pattern63 = new RegExp("^media/[^/\\\\]+\\.(mp4|webm)$", "u");
const pattern64 = new RegExp("^media/[^/\\\\]+\\.vtt$", "u");

function validate245(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema71, data, "file");
}
if(data.poster === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema71, data, "poster");
}
for(const key0 in data){
if(!Object.hasOwn(schema71.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema71, data, key0);
}
}
if(data.file !== undefined){
let data0 = data.file;
vErrors = withThose(validate6, vErrors, data0, instancePath+"/file");
if(typeof data0 === "string"){
if(!pattern63.test(data0)){
vErrors = withError(vErrors, instancePath+"/file", "#/pattern", schema71.properties.file, data0);
}
}
}
if(data.poster !== undefined){
vErrors = withThose(validate247, vErrors, data.poster, instancePath+"/poster");
}
if(data.captions !== undefined){
let data2 = data.captions;
vErrors = withThose(validate6, vErrors, data2, instancePath+"/captions");
if(typeof data2 === "string"){
if(!pattern64.test(data2)){
vErrors = withError(vErrors, instancePath+"/captions", "#/pattern", schema71.properties.captions, data2);
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema71, data);
}
validate245.errors = vErrors;
return vErrors === null;
}


function validate253(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate253.errors = vErrors;
return vErrors === null;
}

const schema74 = schemas["parts.schema.json"]["$defs"]["table"];

function validate262(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.caption === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema74, data, "caption");
}
if(data.rows === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema74, data, "rows");
}
for(const key0 in data){
if(!Object.hasOwn(schema74.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema74, data, key0);
}
}
if(data.caption !== undefined){
let data0 = data.caption;
vErrors = withThose(validate11, vErrors, data0, instancePath+"/caption");
if(typeof data0 === "string"){
if(func1(data0) > 120){
vErrors = withError(vErrors, instancePath+"/caption", "#/maxLength", schema74.properties.caption, data0);
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(Array.isArray(data1)){
if(data1.length > 6){
vErrors = withError(vErrors, instancePath+"/columns", "#/maxItems", schema74.properties.columns, data1);
}
if(data1.length < 2){
vErrors = withError(vErrors, instancePath+"/columns", "#/minItems", schema74.properties.columns, data1);
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
vErrors = withThose(validate11, vErrors, data2, instancePath+"/columns/" + i0);
if(typeof data2 === "string"){
if(func1(data2) > 30){
vErrors = withError(vErrors, instancePath+"/columns/" + i0, "#/maxLength", schema74.properties.columns.items, data2);
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/columns", "#/type", schema74.properties.columns, data1);
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(Array.isArray(data3)){
if(data3.length > 40){
vErrors = withError(vErrors, instancePath+"/rows", "#/maxItems", schema74.properties.rows, data3);
}
if(data3.length < 1){
vErrors = withError(vErrors, instancePath+"/rows", "#/minItems", schema74.properties.rows, data3);
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.heading === undefined){
vErrors = withError(vErrors, instancePath+"/rows/" + i1, "#/required", schema74.properties.rows.items, data4, "heading");
}
if(data4.cells === undefined){
vErrors = withError(vErrors, instancePath+"/rows/" + i1, "#/required", schema74.properties.rows.items, data4, "cells");
}
for(const key1 in data4){
if(!Object.hasOwn(schema74.properties.rows.items.properties, key1)){
vErrors = withError(vErrors, instancePath+"/rows/" + i1, "#/additionalProperties", schema74.properties.rows.items, data4, key1);
}
}
if(data4.heading !== undefined){
let data5 = data4.heading;
vErrors = withThose(validate11, vErrors, data5, instancePath+"/rows/" + i1+"/heading");
if(typeof data5 === "string"){
if(func1(data5) > 80){
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/heading", "#/maxLength", schema74.properties.rows.items.properties.heading, data5);
}
}
}
if(data4.cells !== undefined){
let data6 = data4.cells;
if(Array.isArray(data6)){
if(data6.length > 5){
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/cells", "#/maxItems", schema74.properties.rows.items.properties.cells, data6);
}
if(data6.length < 1){
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/cells", "#/minItems", schema74.properties.rows.items.properties.cells, data6);
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
vErrors = withThose(validate11, vErrors, data7, instancePath+"/rows/" + i1+"/cells/" + i2);
if(typeof data7 === "string"){
if(func1(data7) > 40){
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/cells/" + i2, "#/maxLength", schema74.properties.rows.items.properties.cells.items, data7);
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/cells", "#/type", schema74.properties.rows.items.properties.cells, data6);
}
}
if(data4.hidden !== undefined){
vErrors = withThose(validate70, vErrors, data4.hidden, instancePath+"/rows/" + i1+"/hidden");
}
}
else {
vErrors = withError(vErrors, instancePath+"/rows/" + i1, "#/type", schema74.properties.rows.items, data4);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/rows", "#/type", schema74.properties.rows, data3);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema74, data);
}
validate262.errors = vErrors;
return vErrors === null;
}


function validate270(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema41.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema41.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema41.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema41.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema41, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema41, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema41.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema41, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema41.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate56(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate56.errors : withMore(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate60(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate62(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate62.errors : withMore(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema41.properties.map, data4);
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate70(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate70.errors : withMore(vErrors, validate70.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema41, data);
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}


function validate278(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate278.errors = vErrors;
return vErrors === null;
}


function validate280(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
}
validate280.errors = vErrors;
return vErrors === null;
}

const pattern66 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9](-([01][0-9]|2[0-3]):[0-5][0-9])?$", "u");

function validate227(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema63, data, "type");
errors++;
}
if(data.items === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema63, data, "items");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema63.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema63, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("list" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema63.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate228(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate228.errors : withMore(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate230(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate232(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate232.errors : withMore(vErrors, validate232.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate234(data4, instancePath+"/heading"))){
vErrors = vErrors === null ? validate234.errors : withMore(vErrors, validate234.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema63.properties.heading, data4);
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate236(data5, instancePath+"/text"))){
vErrors = vErrors === null ? validate236.errors : withMore(vErrors, validate236.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 2000){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema63.properties.text, data5);
errors++;
}
}
}
if(data.picture !== undefined){
if(!(validate238(data.picture, instancePath+"/picture"))){
vErrors = vErrors === null ? validate238.errors : withMore(vErrors, validate238.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data7 = data.layout;
if(!(((((((((data7 === "columns") || (data7 === "ledger")) || (data7 === "prose")) || (data7 === "questions")) || (data7 === "quotes")) || (data7 === "logos")) || (data7 === "gallery")) || (data7 === "news")) || (data7 === "events"))){
vErrors = withError(vErrors, instancePath+"/layout", "#/enum", schema63.properties.layout, data7);
errors++;
}
}
if(data.items !== undefined){
let data8 = data.items;
if(Array.isArray(data8)){
if(data8.length > 40){
vErrors = withError(vErrors, instancePath+"/items", "#/maxItems", schema63.properties.items, data8);
errors++;
}
if(data8.length < 1){
vErrors = withError(vErrors, instancePath+"/items", "#/minItems", schema63.properties.items, data8);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.heading === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/properties/items/items/anyOf/0/required", schema63.properties.items.items.anyOf[0], data9, "heading");
errors++;
}
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
const _errs16 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.picture === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/properties/items/items/anyOf/1/required", schema63.properties.items.items.anyOf[1], data9, "picture");
errors++;
}
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/anyOf", schema63.properties.items.items, data9, {});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
if(!(func0.call(schema63.properties.items.items.properties, key1))){
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/additionalProperties", schema63.properties.items.items, data9, key1);
errors++;
}
}
if(data9.icon !== undefined){
if(!(validate241(data9.icon, instancePath+"/items/" + i0+"/icon"))){
vErrors = vErrors === null ? validate241.errors : withMore(vErrors, validate241.errors);
errors = vErrors.length;
}
}
if(data9.picture !== undefined){
if(!(validate238(data9.picture, instancePath+"/items/" + i0+"/picture"))){
vErrors = vErrors === null ? validate238.errors : withMore(vErrors, validate238.errors);
errors = vErrors.length;
}
}
if(data9.video !== undefined){
if(!(validate245(data9.video, instancePath+"/items/" + i0+"/video"))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
}
if(data9.heading !== undefined){
let data13 = data9.heading;
if(!(validate234(data13, instancePath+"/items/" + i0+"/heading"))){
vErrors = vErrors === null ? validate234.errors : withMore(vErrors, validate234.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 120){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/heading", "#/maxLength", schema63.properties.items.items.properties.heading, data13);
errors++;
}
}
}
if(data9.date !== undefined){
if(!(validate253(data9.date, instancePath+"/items/" + i0+"/date"))){
vErrors = vErrors === null ? validate253.errors : withMore(vErrors, validate253.errors);
errors = vErrors.length;
}
}
if(data9.firstDay !== undefined){
if(!(validate253(data9.firstDay, instancePath+"/items/" + i0+"/firstDay"))){
vErrors = vErrors === null ? validate253.errors : withMore(vErrors, validate253.errors);
errors = vErrors.length;
}
}
if(data9.lastDay !== undefined){
if(!(validate253(data9.lastDay, instancePath+"/items/" + i0+"/lastDay"))){
vErrors = vErrors === null ? validate253.errors : withMore(vErrors, validate253.errors);
errors = vErrors.length;
}
}
if(data9.time !== undefined){
let data17 = data9.time;
if(typeof data17 === "string"){
if(!pattern66.test(data17)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/time", "#/pattern", schema63.properties.items.items.properties.time, data17);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/time", "#/type", schema63.properties.items.items.properties.time, data17);
errors++;
}
}
if(data9.place !== undefined){
let data18 = data9.place;
if(!(validate234(data18, instancePath+"/items/" + i0+"/place"))){
vErrors = vErrors === null ? validate234.errors : withMore(vErrors, validate234.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 120){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/place", "#/maxLength", schema63.properties.items.items.properties.place, data18);
errors++;
}
}
}
if(data9.text !== undefined){
let data19 = data9.text;
if(!(validate236(data19, instancePath+"/items/" + i0+"/text"))){
vErrors = vErrors === null ? validate236.errors : withMore(vErrors, validate236.errors);
errors = vErrors.length;
}
if(typeof data19 === "string"){
if(func1(data19) > 4000){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/text", "#/maxLength", schema63.properties.items.items.properties.text, data19);
errors++;
}
}
}
if(data9.parts !== undefined){
let data20 = data9.parts;
if(Array.isArray(data20)){
if(data20.length > 12){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts", "#/maxItems", schema63.properties.items.items.properties.parts, data20);
errors++;
}
if(data20.length < 1){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts", "#/minItems", schema63.properties.items.items.properties.parts, data20);
errors++;
}
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.heading === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1, "#/required", schema63.properties.items.items.properties.parts.items, data21, "heading");
errors++;
}
if(data21.text === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1, "#/required", schema63.properties.items.items.properties.parts.items, data21, "text");
errors++;
}
for(const key2 in data21){
if(!Object.hasOwn(schema63.properties.items.items.properties.parts.items.properties, key2)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1, "#/additionalProperties", schema63.properties.items.items.properties.parts.items, data21, key2);
errors++;
}
}
if(data21.heading !== undefined){
let data22 = data21.heading;
if(!(validate234(data22, instancePath+"/items/" + i0+"/parts/" + i1+"/heading"))){
vErrors = vErrors === null ? validate234.errors : withMore(vErrors, validate234.errors);
errors = vErrors.length;
}
if(typeof data22 === "string"){
if(func1(data22) > 80){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1+"/heading", "#/maxLength", schema63.properties.items.items.properties.parts.items.properties.heading, data22);
errors++;
}
}
}
if(data21.text !== undefined){
let data23 = data21.text;
if(!(validate236(data23, instancePath+"/items/" + i0+"/parts/" + i1+"/text"))){
vErrors = vErrors === null ? validate236.errors : withMore(vErrors, validate236.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 4000){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1+"/text", "#/maxLength", schema63.properties.items.items.properties.parts.items.properties.text, data23);
errors++;
}
}
}
if(data21.hidden !== undefined){
if(!(validate230(data21.hidden, instancePath+"/items/" + i0+"/parts/" + i1+"/hidden"))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1, "#/type", schema63.properties.items.items.properties.parts.items, data21);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts", "#/type", schema63.properties.items.items.properties.parts, data20);
errors++;
}
}
if(data9.table !== undefined){
if(!(validate262(data9.table, instancePath+"/items/" + i0+"/table"))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data9.details !== undefined){
let data26 = data9.details;
if(Array.isArray(data26)){
if(data26.length > 6){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/details", "#/maxItems", schema63.properties.items.items.properties.details, data26);
errors++;
}
if(data26.length < 1){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/details", "#/minItems", schema63.properties.items.items.properties.details, data26);
errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(!(validate234(data27, instancePath+"/items/" + i0+"/details/" + i2))){
vErrors = vErrors === null ? validate234.errors : withMore(vErrors, validate234.errors);
errors = vErrors.length;
}
if(typeof data27 === "string"){
if(func1(data27) > 60){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/details/" + i2, "#/maxLength", schema63.properties.items.items.properties.details.items, data27);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/details", "#/type", schema63.properties.items.items.properties.details, data26);
errors++;
}
}
if(data9.opening !== undefined){
let data28 = data9.opening;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.posted === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening", "#/required", schema63.properties.items.items.properties.opening, data28, "posted");
errors++;
}
if(data28.employment === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening", "#/required", schema63.properties.items.items.properties.opening, data28, "employment");
errors++;
}
for(const key3 in data28){
if(!Object.hasOwn(schema63.properties.items.items.properties.opening.properties, key3)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening", "#/additionalProperties", schema63.properties.items.items.properties.opening, data28, key3);
errors++;
}
}
if(data28.posted !== undefined){
let data29 = data28.posted;
if(typeof data29 === "string"){
if(!pattern10.test(data29)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/posted", "#/pattern", schema63.properties.items.items.properties.opening.properties.posted, data29);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/posted", "#/type", schema63.properties.items.items.properties.opening.properties.posted, data29);
errors++;
}
}
if(data28.closes !== undefined){
let data30 = data28.closes;
if(typeof data30 === "string"){
if(!pattern10.test(data30)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/closes", "#/pattern", schema63.properties.items.items.properties.opening.properties.closes, data30);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/closes", "#/type", schema63.properties.items.items.properties.opening.properties.closes, data30);
errors++;
}
}
if(data28.employment !== undefined){
let data31 = data28.employment;
if(!(((((data31 === "full-time") || (data31 === "part-time")) || (data31 === "contract")) || (data31 === "temporary")) || (data31 === "internship"))){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/employment", "#/enum", schema63.properties.items.items.properties.opening.properties.employment, data31);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening", "#/type", schema63.properties.items.items.properties.opening, data28);
errors++;
}
}
if(data9.action !== undefined){
if(!(validate270(data9.action, instancePath+"/items/" + i0+"/action"))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data9.from !== undefined){
if(!(validate278(data9.from, instancePath+"/items/" + i0+"/from"))){
vErrors = vErrors === null ? validate278.errors : withMore(vErrors, validate278.errors);
errors = vErrors.length;
}
}
if(data9.until !== undefined){
if(!(validate280(data9.until, instancePath+"/items/" + i0+"/until"))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data9.hidden !== undefined){
if(!(validate230(data9.hidden, instancePath+"/items/" + i0+"/hidden"))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/type", schema63.properties.items.items, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items", "#/type", schema63.properties.items, data8);
errors++;
}
}
if(data.action !== undefined){
if(!(validate270(data.action, instancePath+"/action"))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema63, data);
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}

const schema78 = schemas["blocks/contactInfo.schema.json"];

function validate285(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
}
validate285.errors = vErrors;
return vErrors === null;
}


function validate287(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
}
validate287.errors = vErrors;
return vErrors === null;
}


function validate289(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
}
validate289.errors = vErrors;
return vErrors === null;
}


function validate291(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate291.errors = vErrors;
return vErrors === null;
}


function validate293(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
}
validate293.errors = vErrors;
return vErrors === null;
}


function validate295(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
}
}
if(data.src !== undefined){
let data0 = data.src;
vErrors = withThose(validate8, vErrors, data0, instancePath+"/src");
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
}
validate295.errors = vErrors;
return vErrors === null;
}


function validate298(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "kind");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "label");
}
if(data.lines === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "lines");
}
for(const key0 in data){
if(!Object.hasOwn(schema26.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema26, data, key0);
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
vErrors = withError(vErrors, instancePath+"/kind", "#/enum", schema26.properties.kind, data0);
}
}
if(data.label !== undefined){
let data1 = data.label;
vErrors = withThose(validate11, vErrors, data1, instancePath+"/label");
if(typeof data1 === "string"){
if(func1(data1) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema26.properties.label, data1);
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
vErrors = withError(vErrors, instancePath+"/lines", "#/maxItems", schema26.properties.lines, data2);
}
if(data2.length < 1){
vErrors = withError(vErrors, instancePath+"/lines", "#/minItems", schema26.properties.lines, data2);
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
vErrors = withThose(validate11, vErrors, data3, instancePath+"/lines/" + i0);
vErrors = withThose(validate84, vErrors, data3, instancePath+"/lines/" + i0);
if(typeof data3 === "string"){
if(func1(data3) > 120){
vErrors = withError(vErrors, instancePath+"/lines/" + i0, "#/maxLength", schema26.properties.lines.items, data3);
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/lines", "#/type", schema26.properties.lines, data2);
}
}
if(data.hidden !== undefined){
vErrors = withThose(validate70, vErrors, data.hidden, instancePath+"/hidden");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema26, data);
}
validate298.errors = vErrors;
return vErrors === null;
}


function validate284(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points === undefined){
vErrors = withError(vErrors, instancePath, "#/anyOf/0/required", schema78.anyOf[0], data, "points");
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hours === undefined){
vErrors = withError(vErrors, instancePath, "#/anyOf/1/required", schema78.anyOf[1], data, "hours");
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/anyOf", schema78, data, {});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema78, data, "type");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema78.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema78, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("contactInfo" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema78.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate285(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate285.errors : withMore(vErrors, validate285.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate287(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate287.errors : withMore(vErrors, validate287.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate289(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate289.errors : withMore(vErrors, validate289.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate291(data4, instancePath+"/heading"))){
vErrors = vErrors === null ? validate291.errors : withMore(vErrors, validate291.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema78.properties.heading, data4);
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate293(data5, instancePath+"/text"))){
vErrors = vErrors === null ? validate293.errors : withMore(vErrors, validate293.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema78.properties.text, data5);
errors++;
}
}
}
if(data.picture !== undefined){
if(!(validate295(data.picture, instancePath+"/picture"))){
vErrors = vErrors === null ? validate295.errors : withMore(vErrors, validate295.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
let data7 = data.points;
if(Array.isArray(data7)){
if(data7.length > 10){
vErrors = withError(vErrors, instancePath+"/points", "#/maxItems", schema78.properties.points, data7);
errors++;
}
if(data7.length < 1){
vErrors = withError(vErrors, instancePath+"/points", "#/minItems", schema78.properties.points, data7);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate298(data7[i0], instancePath+"/points/" + i0))){
vErrors = vErrors === null ? validate298.errors : withMore(vErrors, validate298.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/points", "#/type", schema78.properties.points, data7);
errors++;
}
}
if(data.hours !== undefined){
let data9 = data.hours;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.heading === undefined){
vErrors = withError(vErrors, instancePath+"/hours", "#/required", schema78.properties.hours, data9, "heading");
errors++;
}
for(const key1 in data9){
if(!Object.hasOwn(schema78.properties.hours.properties, key1)){
vErrors = withError(vErrors, instancePath+"/hours", "#/additionalProperties", schema78.properties.hours, data9, key1);
errors++;
}
}
if(data9.heading !== undefined){
let data10 = data9.heading;
if(!(validate291(data10, instancePath+"/hours/heading"))){
vErrors = vErrors === null ? validate291.errors : withMore(vErrors, validate291.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func1(data10) > 60){
vErrors = withError(vErrors, instancePath+"/hours/heading", "#/maxLength", schema78.properties.hours.properties.heading, data10);
errors++;
}
}
}
if(data9.rows !== undefined){
let data11 = data9.rows;
if(Array.isArray(data11)){
if(data11.length > 7){
vErrors = withError(vErrors, instancePath+"/hours/rows", "#/maxItems", schema78.properties.hours.properties.rows, data11);
errors++;
}
if(data11.length < 1){
vErrors = withError(vErrors, instancePath+"/hours/rows", "#/minItems", schema78.properties.hours.properties.rows, data11);
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.days === undefined){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1, "#/required", schema78.properties.hours.properties.rows.items, data12, "days");
errors++;
}
if(data12.hours === undefined){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1, "#/required", schema78.properties.hours.properties.rows.items, data12, "hours");
errors++;
}
for(const key2 in data12){
if(!Object.hasOwn(schema78.properties.hours.properties.rows.items.properties, key2)){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1, "#/additionalProperties", schema78.properties.hours.properties.rows.items, data12, key2);
errors++;
}
}
if(data12.days !== undefined){
let data13 = data12.days;
if(!(validate291(data13, instancePath+"/hours/rows/" + i1+"/days"))){
vErrors = vErrors === null ? validate291.errors : withMore(vErrors, validate291.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 40){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1+"/days", "#/maxLength", schema78.properties.hours.properties.rows.items.properties.days, data13);
errors++;
}
}
}
if(data12.hours !== undefined){
let data14 = data12.hours;
if(!(validate291(data14, instancePath+"/hours/rows/" + i1+"/hours"))){
vErrors = vErrors === null ? validate291.errors : withMore(vErrors, validate291.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 40){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1+"/hours", "#/maxLength", schema78.properties.hours.properties.rows.items.properties.hours, data14);
errors++;
}
}
}
if(data12.hidden !== undefined){
if(!(validate287(data12.hidden, instancePath+"/hours/rows/" + i1+"/hidden"))){
vErrors = vErrors === null ? validate287.errors : withMore(vErrors, validate287.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1, "#/type", schema78.properties.hours.properties.rows.items, data12);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/hours/rows", "#/type", schema78.properties.hours.properties.rows, data11);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/hours", "#/type", schema78.properties.hours, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema78, data);
errors++;
}
validate284.errors = vErrors;
return errors === 0;
}

const schema86 = schemas["blocks/form.schema.json"];

function validate309(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
}
validate309.errors = vErrors;
return vErrors === null;
}


function validate311(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
}
validate311.errors = vErrors;
return vErrors === null;
}


function validate313(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
}
validate313.errors = vErrors;
return vErrors === null;
}


function validate315(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
}
validate315.errors = vErrors;
return vErrors === null;
}


function validate317(data, instancePath=""){
let vErrors = null;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
}
validate317.errors = vErrors;
return vErrors === null;
}

const schema92 = schemas["blocks/form.schema.json"]["$defs"]["template"];

function validate319(data, instancePath=""){
let vErrors = null;
if(typeof data !== "string"){
vErrors = withError(vErrors, instancePath, "#/type", schema92, data);
}
validate319.errors = vErrors;
return vErrors === null;
}

const schema93 = {};

function validate321(data, instancePath=""){
validate321.errors = null;
return true;
}


function validate324(data, instancePath=""){
validate324.errors = null;
return true;
}

const schema95 = schemas["blocks/form.schema.json"]["$defs"]["field"];
const schema96 = schemas["blocks/form.schema.json"]["$defs"]["textField"];
const schema97 = schemas["blocks/form.schema.json"]["$defs"]["fieldName"];

function validate330(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(!((((data === "recipient") || (data === "subject")) || (data === "submission")) || (data === "answers"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs2 === errors;
if(valid0){
vErrors = withError(vErrors, instancePath, "#/not", schema97, data, {});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema97, data);
errors++;
}
if(!pattern15.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema97, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema97, data);
errors++;
}
validate330.errors = vErrors;
return errors === 0;
}

const schema98 = schemas["blocks/form.schema.json"]["$defs"]["fieldLabel"];

function validate332(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate315, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 80){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema98, data);
}
}
validate332.errors = vErrors;
return vErrors === null;
}

const schema99 = schemas["blocks/form.schema.json"]["$defs"]["fieldHelp"];

function validate335(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate317, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 400){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema99, data);
}
}
validate335.errors = vErrors;
return vErrors === null;
}

const schema100 = schemas["blocks/form.schema.json"]["$defs"]["fieldRequired"];

function validate338(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema100, data);
}
validate338.errors = vErrors;
return vErrors === null;
}

const schema101 = schemas["blocks/form.schema.json"]["$defs"]["fieldSensitive"];

function validate340(data, instancePath=""){
let vErrors = null;
if("allowed" !== data){
vErrors = withError(vErrors, instancePath, "#/const", schema101, data);
}
validate340.errors = vErrors;
return vErrors === null;
}

const schema102 = schemas["blocks/form.schema.json"]["$defs"]["fieldAutocomplete"];

function validate342(data, instancePath=""){
let vErrors = null;
if(!((((((((((((data === "name") || (data === "given-name")) || (data === "family-name")) || (data === "organization")) || (data === "organization-title")) || (data === "email")) || (data === "tel")) || (data === "url")) || (data === "street-address")) || (data === "postal-code")) || (data === "country-name")) || (data === "off"))){
vErrors = withError(vErrors, instancePath, "#/enum", schema102, data);
}
validate342.errors = vErrors;
return vErrors === null;
}

const schema103 = schemas["blocks/form.schema.json"]["$defs"]["fieldPlaceholder"];

function validate344(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate315, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 60){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema103, data);
}
}
validate344.errors = vErrors;
return vErrors === null;
}

const schema104 = schemas["blocks/form.schema.json"]["$defs"]["fieldEmptyValue"];

function validate347(data, instancePath=""){
let vErrors = null;
vErrors = withThose(validate315, vErrors, data, instancePath);
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema104, data);
}
}
validate347.errors = vErrors;
return vErrors === null;
}

const schema105 = schemas["blocks/form.schema.json"]["$defs"]["fieldSent"];

function validate350(data, instancePath=""){
let vErrors = null;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema105, data);
}
validate350.errors = vErrors;
return vErrors === null;
}


function validate329(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema96, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema96, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema96, data, "label");
}
for(const key0 in data){
if(!(func0.call(schema96.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema96, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("text" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema96.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.autocomplete !== undefined){
vErrors = withThose(validate342, vErrors, data.autocomplete, instancePath+"/autocomplete");
}
if(data.placeholder !== undefined){
vErrors = withThose(validate344, vErrors, data.placeholder, instancePath+"/placeholder");
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema96.properties.maxLength, data8);
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema96.properties.maxLength, data8);
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema96.properties.maxLength, data8);
}
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema96, data);
}
validate329.errors = vErrors;
return vErrors === null;
}

const schema106 = schemas["blocks/form.schema.json"]["$defs"]["emailField"];

function validate352(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema106, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema106, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema106, data, "label");
}
for(const key0 in data){
if(!(func0.call(schema106.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema106, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("email" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema106.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.autocomplete !== undefined){
vErrors = withThose(validate342, vErrors, data.autocomplete, instancePath+"/autocomplete");
}
if(data.placeholder !== undefined){
vErrors = withThose(validate344, vErrors, data.placeholder, instancePath+"/placeholder");
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema106.properties.maxLength, data8);
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema106.properties.maxLength, data8);
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema106.properties.maxLength, data8);
}
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema106, data);
}
validate352.errors = vErrors;
return vErrors === null;
}

const schema107 = schemas["blocks/form.schema.json"]["$defs"]["telField"];

function validate362(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema107, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema107, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema107, data, "label");
}
for(const key0 in data){
if(!(func0.call(schema107.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema107, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("tel" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema107.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.autocomplete !== undefined){
vErrors = withThose(validate342, vErrors, data.autocomplete, instancePath+"/autocomplete");
}
if(data.placeholder !== undefined){
vErrors = withThose(validate344, vErrors, data.placeholder, instancePath+"/placeholder");
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema107.properties.maxLength, data8);
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema107.properties.maxLength, data8);
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema107.properties.maxLength, data8);
}
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema107, data);
}
validate362.errors = vErrors;
return vErrors === null;
}

const schema108 = schemas["blocks/form.schema.json"]["$defs"]["urlField"];

function validate372(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema108, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema108, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema108, data, "label");
}
for(const key0 in data){
if(!(func0.call(schema108.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema108, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("url" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema108.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.autocomplete !== undefined){
vErrors = withThose(validate342, vErrors, data.autocomplete, instancePath+"/autocomplete");
}
if(data.placeholder !== undefined){
vErrors = withThose(validate344, vErrors, data.placeholder, instancePath+"/placeholder");
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema108.properties.maxLength, data8);
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema108.properties.maxLength, data8);
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema108.properties.maxLength, data8);
}
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema108, data);
}
validate372.errors = vErrors;
return vErrors === null;
}

const schema109 = schemas["blocks/form.schema.json"]["$defs"]["textareaField"];

function validate382(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema109, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema109, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema109, data, "label");
}
for(const key0 in data){
if(!(func0.call(schema109.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema109, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("textarea" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema109.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.rows !== undefined){
let data6 = data.rows;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = withError(vErrors, instancePath+"/rows", "#/type", schema109.properties.rows, data6);
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/rows", "#/maximum", schema109.properties.rows, data6);
}
if(data6 < 2 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/rows", "#/minimum", schema109.properties.rows, data6);
}
}
}
if(data.placeholder !== undefined){
vErrors = withThose(validate344, vErrors, data.placeholder, instancePath+"/placeholder");
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema109.properties.maxLength, data8);
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20000 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema109.properties.maxLength, data8);
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema109.properties.maxLength, data8);
}
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema109, data);
}
validate382.errors = vErrors;
return vErrors === null;
}

const schema110 = schemas["blocks/form.schema.json"]["$defs"]["numberField"];

function validate391(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema110, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema110, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema110, data, "label");
}
for(const key0 in data){
if(!(func0.call(schema110.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema110, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("number" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema110.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.min !== undefined){
let data6 = data.min;
if(!((typeof data6 == "number") && (isFinite(data6)))){
vErrors = withError(vErrors, instancePath+"/min", "#/type", schema110.properties.min, data6);
}
}
if(data.max !== undefined){
let data7 = data.max;
if(!((typeof data7 == "number") && (isFinite(data7)))){
vErrors = withError(vErrors, instancePath+"/max", "#/type", schema110.properties.max, data7);
}
}
if(data.step !== undefined){
let data8 = data.step;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0.000001 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/step", "#/minimum", schema110.properties.step, data8);
}
}
else {
vErrors = withError(vErrors, instancePath+"/step", "#/type", schema110.properties.step, data8);
}
}
if(data.unit !== undefined){
let data9 = data.unit;
vErrors = withThose(validate315, vErrors, data9, instancePath+"/unit");
if(typeof data9 === "string"){
if(func1(data9) > 30){
vErrors = withError(vErrors, instancePath+"/unit", "#/maxLength", schema110.properties.unit, data9);
}
}
}
if(data.placeholder !== undefined){
vErrors = withThose(validate344, vErrors, data.placeholder, instancePath+"/placeholder");
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema110, data);
}
validate391.errors = vErrors;
return vErrors === null;
}

const schema111 = schemas["blocks/form.schema.json"]["$defs"]["dateField"];
const pattern82 = new RegExp("^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$", "u");

function validate401(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema111, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema111, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema111, data, "label");
}
for(const key0 in data){
if(!(func0.call(schema111.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema111, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("date" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema111.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.earliest !== undefined){
let data6 = data.earliest;
if(typeof data6 === "string"){
if(!pattern82.test(data6)){
vErrors = withError(vErrors, instancePath+"/earliest", "#/pattern", schema111.properties.earliest, data6);
}
}
else {
vErrors = withError(vErrors, instancePath+"/earliest", "#/type", schema111.properties.earliest, data6);
}
}
if(data.latest !== undefined){
let data7 = data.latest;
if(typeof data7 === "string"){
if(!pattern82.test(data7)){
vErrors = withError(vErrors, instancePath+"/latest", "#/pattern", schema111.properties.latest, data7);
}
}
else {
vErrors = withError(vErrors, instancePath+"/latest", "#/type", schema111.properties.latest, data7);
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema111, data);
}
validate401.errors = vErrors;
return vErrors === null;
}

const schema112 = schemas["blocks/form.schema.json"]["$defs"]["selectField"];
const schema113 = schemas["blocks/form.schema.json"]["$defs"]["choices"];

function validate416(data, instancePath=""){
let vErrors = null;
if(Array.isArray(data)){
if(data.length > 60){
vErrors = withError(vErrors, instancePath, "#/maxItems", schema113, data);
}
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", schema113, data);
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/required", schema113.items, data0, "value");
}
if(data0.label === undefined){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/required", schema113.items, data0, "label");
}
for(const key0 in data0){
if(!Object.hasOwn(schema113.items.properties, key0)){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/additionalProperties", schema113.items, data0, key0);
}
}
if(data0.value !== undefined){
let data1 = data0.value;
vErrors = withThose(validate315, vErrors, data1, instancePath+"/" + i0+"/value");
if(typeof data1 === "string"){
if(func1(data1) > 100){
vErrors = withError(vErrors, instancePath+"/" + i0+"/value", "#/maxLength", schema113.items.properties.value, data1);
}
}
}
if(data0.label !== undefined){
let data2 = data0.label;
vErrors = withThose(validate315, vErrors, data2, instancePath+"/" + i0+"/label");
if(typeof data2 === "string"){
if(func1(data2) > 100){
vErrors = withError(vErrors, instancePath+"/" + i0+"/label", "#/maxLength", schema113.items.properties.label, data2);
}
}
}
if(data0.hidden !== undefined){
vErrors = withThose(validate311, vErrors, data0.hidden, instancePath+"/" + i0+"/hidden");
}
}
else {
vErrors = withError(vErrors, instancePath+"/" + i0, "#/type", schema113.items, data0);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema113, data);
}
validate416.errors = vErrors;
return vErrors === null;
}


function validate409(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "label");
}
if(data.prompt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "prompt");
}
if(data.options === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "options");
}
for(const key0 in data){
if(!(func0.call(schema112.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema112, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("select" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema112.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.prompt !== undefined){
let data6 = data.prompt;
vErrors = withThose(validate315, vErrors, data6, instancePath+"/prompt");
if(typeof data6 === "string"){
if(func1(data6) > 60){
vErrors = withError(vErrors, instancePath+"/prompt", "#/maxLength", schema112.properties.prompt, data6);
}
}
}
if(data.options !== undefined){
vErrors = withThose(validate416, vErrors, data.options, instancePath+"/options");
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema112, data);
}
validate409.errors = vErrors;
return vErrors === null;
}

const schema114 = schemas["blocks/form.schema.json"]["$defs"]["radioField"];

function validate423(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema114, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema114, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema114, data, "label");
}
if(data.options === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema114, data, "options");
}
for(const key0 in data){
if(!(func0.call(schema114.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema114, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("radio" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema114.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.options !== undefined){
let data6 = data.options;
vErrors = withThose(validate416, vErrors, data6, instancePath+"/options");
if(Array.isArray(data6)){
if(data6.length < 2){
vErrors = withError(vErrors, instancePath+"/options", "#/minItems", schema114.properties.options, data6);
}
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema114, data);
}
validate423.errors = vErrors;
return vErrors === null;
}

const schema115 = schemas["blocks/form.schema.json"]["$defs"]["checkboxesField"];

function validate432(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema115, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema115, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema115, data, "label");
}
if(data.options === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema115, data, "options");
}
for(const key0 in data){
if(!(func0.call(schema115.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema115, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("checkboxes" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema115.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.options !== undefined){
let data6 = data.options;
vErrors = withThose(validate416, vErrors, data6, instancePath+"/options");
if(Array.isArray(data6)){
if(data6.length < 2){
vErrors = withError(vErrors, instancePath+"/options", "#/minItems", schema115.properties.options, data6);
}
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema115, data);
}
validate432.errors = vErrors;
return vErrors === null;
}

const schema116 = schemas["blocks/form.schema.json"]["$defs"]["checkboxField"];

function validate441(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "label");
}
if(data.required === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "required");
}
if(data.value === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "value");
}
for(const key0 in data){
if(!(func0.call(schema116.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema116, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("checkbox" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema116.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
let data2 = data.label;
vErrors = withThose(validate315, vErrors, data2, instancePath+"/label");
if(typeof data2 === "string"){
if(func1(data2) > 200){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema116.properties.label, data2);
}
}
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
let data4 = data.required;
if(typeof data4 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/required", "#/type", schema116.properties.required, data4);
}
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.value !== undefined){
let data6 = data.value;
vErrors = withThose(validate315, vErrors, data6, instancePath+"/value");
if(typeof data6 === "string"){
if(func1(data6) > 100){
vErrors = withError(vErrors, instancePath+"/value", "#/maxLength", schema116.properties.value, data6);
}
}
}
if(data.emptyValue !== undefined){
vErrors = withThose(validate347, vErrors, data.emptyValue, instancePath+"/emptyValue");
}
if(data.sent !== undefined){
vErrors = withThose(validate350, vErrors, data.sent, instancePath+"/sent");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema116, data);
}
validate441.errors = vErrors;
return vErrors === null;
}

const schema117 = schemas["blocks/form.schema.json"]["$defs"]["fileField"];
const pattern84 = new RegExp("^\\.[a-z0-9]+$", "u");

function validate449(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "type");
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "name");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "label");
}
if(data.accept === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "accept");
}
if(data.help === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "help");
}
if(data.picked === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "picked");
}
if(data.sent === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "sent");
}
for(const key0 in data){
if(!(func0.call(schema117.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema117, data, key0);
}
}
if(data.type !== undefined){
let data0 = data.type;
if("file" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema117.properties.type, data0);
}
}
if(data.name !== undefined){
vErrors = withThose(validate330, vErrors, data.name, instancePath+"/name");
}
if(data.label !== undefined){
vErrors = withThose(validate332, vErrors, data.label, instancePath+"/label");
}
if(data.help !== undefined){
vErrors = withThose(validate335, vErrors, data.help, instancePath+"/help");
}
if(data.required !== undefined){
vErrors = withThose(validate338, vErrors, data.required, instancePath+"/required");
}
if(data.sensitive !== undefined){
vErrors = withThose(validate340, vErrors, data.sensitive, instancePath+"/sensitive");
}
if(data.accept !== undefined){
let data6 = data.accept;
if(Array.isArray(data6)){
if(data6.length > 10){
vErrors = withError(vErrors, instancePath+"/accept", "#/maxItems", schema117.properties.accept, data6);
}
if(data6.length < 1){
vErrors = withError(vErrors, instancePath+"/accept", "#/minItems", schema117.properties.accept, data6);
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func1(data7) > 10){
vErrors = withError(vErrors, instancePath+"/accept/" + i0, "#/maxLength", schema117.properties.accept.items, data7);
}
if(!pattern84.test(data7)){
vErrors = withError(vErrors, instancePath+"/accept/" + i0, "#/pattern", schema117.properties.accept.items, data7);
}
}
else {
vErrors = withError(vErrors, instancePath+"/accept/" + i0, "#/type", schema117.properties.accept.items, data7);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/accept", "#/type", schema117.properties.accept, data6);
}
}
if(data.picked !== undefined){
let data8 = data.picked;
vErrors = withThose(validate317, vErrors, data8, instancePath+"/picked");
if(typeof data8 === "string"){
if(func1(data8) > 400){
vErrors = withError(vErrors, instancePath+"/picked", "#/maxLength", schema117.properties.picked, data8);
}
}
}
if(data.sent !== undefined){
let data9 = data.sent;
if(false !== data9){
vErrors = withError(vErrors, instancePath+"/sent", "#/const", schema117.properties.sent, data9, {allowedValue: false});
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema117, data);
}
validate449.errors = vErrors;
return vErrors === null;
}


function validate328(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema95, data, "type");
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((((((((((data0 === "text") || (data0 === "email")) || (data0 === "tel")) || (data0 === "url")) || (data0 === "textarea")) || (data0 === "number")) || (data0 === "date")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "checkboxes")) || (data0 === "checkbox")) || (data0 === "file"))){
vErrors = withError(vErrors, instancePath+"/type", "#/enum", schema95.properties.type, data0);
}
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
vErrors = withThose(validate329, vErrors, data, instancePath);
var props0 = true;
}
else if(tag0 === "email"){
vErrors = withThose(validate352, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tel"){
vErrors = withThose(validate362, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "url"){
vErrors = withThose(validate372, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
vErrors = withThose(validate382, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "number"){
vErrors = withThose(validate391, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
vErrors = withThose(validate401, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
vErrors = withThose(validate409, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
vErrors = withThose(validate423, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkboxes"){
vErrors = withThose(validate432, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
vErrors = withThose(validate441, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
vErrors = withThose(validate449, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/discriminator", schema95, data, {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
vErrors = withError(vErrors, instancePath, "#/discriminator", schema95, data, {error: "tag", tag: "type", tagValue: tag0});
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema95, data);
}
validate328.errors = vErrors;
return vErrors === null;
}


function validate473(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "kind");
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "label");
}
if(data.lines === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "lines");
}
for(const key0 in data){
if(!Object.hasOwn(schema26.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema26, data, key0);
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
vErrors = withError(vErrors, instancePath+"/kind", "#/enum", schema26.properties.kind, data0);
}
}
if(data.label !== undefined){
let data1 = data.label;
vErrors = withThose(validate11, vErrors, data1, instancePath+"/label");
if(typeof data1 === "string"){
if(func1(data1) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema26.properties.label, data1);
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
vErrors = withError(vErrors, instancePath+"/lines", "#/maxItems", schema26.properties.lines, data2);
}
if(data2.length < 1){
vErrors = withError(vErrors, instancePath+"/lines", "#/minItems", schema26.properties.lines, data2);
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
vErrors = withThose(validate11, vErrors, data3, instancePath+"/lines/" + i0);
vErrors = withThose(validate84, vErrors, data3, instancePath+"/lines/" + i0);
if(typeof data3 === "string"){
if(func1(data3) > 120){
vErrors = withError(vErrors, instancePath+"/lines/" + i0, "#/maxLength", schema26.properties.lines.items, data3);
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/lines", "#/type", schema26.properties.lines, data2);
}
}
if(data.hidden !== undefined){
vErrors = withThose(validate70, vErrors, data.hidden, instancePath+"/hidden");
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema26, data);
}
validate473.errors = vErrors;
return vErrors === null;
}


function validate482(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema17.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema17.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema17.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema17.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema17, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema17, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema17.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema17, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema17.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate56(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate56.errors : withMore(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate60(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate62(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate62.errors : withMore(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema17.properties.map, data4);
errors++;
}
}
}
if(data.from !== undefined){
if(!(validate66(data.from, instancePath+"/from"))){
vErrors = vErrors === null ? validate66.errors : withMore(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate68(data.until, instancePath+"/until"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate70(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate70.errors : withMore(vErrors, validate70.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema17, data);
errors++;
}
validate482.errors = vErrors;
return errors === 0;
}


function validate308(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "type");
errors++;
}
if(data.id === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "id");
errors++;
}
if(data.heading === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "heading");
errors++;
}
if(data.template === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "template");
errors++;
}
if(data.recipient === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "recipient");
errors++;
}
if(data.subject === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "subject");
errors++;
}
if(data.parameters === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "parameters");
errors++;
}
if(data.fields === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "fields");
errors++;
}
if(data.submit === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "submit");
errors++;
}
if(data.sending === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "sending");
errors++;
}
if(data.failure === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "failure");
errors++;
}
if(data.success === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "success");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema86.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema86, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("form" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema86.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate309(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate309.errors : withMore(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate311(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate311.errors : withMore(vErrors, validate311.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate313(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate313.errors : withMore(vErrors, validate313.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate315(data4, instancePath+"/heading"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema86.properties.heading, data4);
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate317(data5, instancePath+"/text"))){
vErrors = vErrors === null ? validate317.errors : withMore(vErrors, validate317.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 1000){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema86.properties.text, data5);
errors++;
}
}
}
if(data.template !== undefined){
let data6 = data.template;
if(!(validate319(data6, instancePath+"/template"))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
if(!(validate321(data6, instancePath+"/template"))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
vErrors = withError(vErrors, instancePath+"/template", "#/maxLength", schema86.properties.template, data6);
errors++;
}
}
}
if(data.recipient !== undefined){
let data7 = data.recipient;
if(!(validate315(data7, instancePath+"/recipient"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(!(validate324(data7, instancePath+"/recipient"))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func1(data7) > 200){
vErrors = withError(vErrors, instancePath+"/recipient", "#/maxLength", schema86.properties.recipient, data7);
errors++;
}
}
}
if(data.subject !== undefined){
let data8 = data.subject;
if(!(validate315(data8, instancePath+"/subject"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
vErrors = withError(vErrors, instancePath+"/subject", "#/maxLength", schema86.properties.subject, data8);
errors++;
}
}
}
if(data.plainSubject !== undefined){
let data9 = data.plainSubject;
if(!(validate315(data9, instancePath+"/plainSubject"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 100){
vErrors = withError(vErrors, instancePath+"/plainSubject", "#/maxLength", schema86.properties.plainSubject, data9);
errors++;
}
}
}
if(data.parameters !== undefined){
let data10 = data.parameters;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length < 1){
vErrors = withError(vErrors, instancePath+"/parameters", "#/minProperties", schema86.properties.parameters, data10);
errors++;
}
for(const key1 in data10){
const _errs16 = errors;
if(typeof key1 === "string"){
if(!pattern28.test(key1)){
const err21 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema86.properties.parameters.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid3 = _errs16 === errors;
if(!valid3){
vErrors = withError(vErrors, instancePath+"/parameters", "#/propertyNames", schema86.properties.parameters, data10, {propertyName: key1});
errors++;
}
}
for(const key2 in data10){
let data11 = data10[key2];
if(typeof data11 === "string"){
if(func1(data11) > 500){
vErrors = withError(vErrors, instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/maxLength", schema86.properties.parameters.additionalProperties, data11);
errors++;
}
if(!pattern0.test(data11)){
vErrors = withError(vErrors, instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/pattern", schema86.properties.parameters.additionalProperties, data11);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/type", schema86.properties.parameters.additionalProperties, data11);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/parameters", "#/type", schema86.properties.parameters, data10);
errors++;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
if(data12.length > 30){
vErrors = withError(vErrors, instancePath+"/fields", "#/maxItems", schema86.properties.fields, data12);
errors++;
}
if(data12.length < 1){
vErrors = withError(vErrors, instancePath+"/fields", "#/minItems", schema86.properties.fields, data12);
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate328(data12[i0], instancePath+"/fields/" + i0))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields", "#/type", schema86.properties.fields, data12);
errors++;
}
}
if(data.notice !== undefined){
let data14 = data.notice;
if(!(validate317(data14, instancePath+"/notice"))){
vErrors = vErrors === null ? validate317.errors : withMore(vErrors, validate317.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 400){
vErrors = withError(vErrors, instancePath+"/notice", "#/maxLength", schema86.properties.notice, data14);
errors++;
}
}
}
if(data.submit !== undefined){
let data15 = data.submit;
if(!(validate315(data15, instancePath+"/submit"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func1(data15) > 40){
vErrors = withError(vErrors, instancePath+"/submit", "#/maxLength", schema86.properties.submit, data15);
errors++;
}
}
}
if(data.sending !== undefined){
let data16 = data.sending;
if(!(validate315(data16, instancePath+"/sending"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func1(data16) > 40){
vErrors = withError(vErrors, instancePath+"/sending", "#/maxLength", schema86.properties.sending, data16);
errors++;
}
}
}
if(data.failure !== undefined){
let data17 = data.failure;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.text === undefined){
vErrors = withError(vErrors, instancePath+"/failure", "#/required", schema86.properties.failure, data17, "text");
errors++;
}
if(data17.contact === undefined){
vErrors = withError(vErrors, instancePath+"/failure", "#/required", schema86.properties.failure, data17, "contact");
errors++;
}
for(const key3 in data17){
if(!Object.hasOwn(schema86.properties.failure.properties, key3)){
vErrors = withError(vErrors, instancePath+"/failure", "#/additionalProperties", schema86.properties.failure, data17, key3);
errors++;
}
}
if(data17.text !== undefined){
let data18 = data17.text;
if(!(validate315(data18, instancePath+"/failure/text"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 300){
vErrors = withError(vErrors, instancePath+"/failure/text", "#/maxLength", schema86.properties.failure.properties.text, data18);
errors++;
}
}
}
if(data17.contact !== undefined){
if(!(validate473(data17.contact, instancePath+"/failure/contact"))){
vErrors = vErrors === null ? validate473.errors : withMore(vErrors, validate473.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/failure", "#/type", schema86.properties.failure, data17);
errors++;
}
}
if(data.success !== undefined){
let data20 = data.success;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.heading === undefined){
vErrors = withError(vErrors, instancePath+"/success", "#/required", schema86.properties.success, data20, "heading");
errors++;
}
if(data20.text === undefined){
vErrors = withError(vErrors, instancePath+"/success", "#/required", schema86.properties.success, data20, "text");
errors++;
}
if(data20.again === undefined){
vErrors = withError(vErrors, instancePath+"/success", "#/required", schema86.properties.success, data20, "again");
errors++;
}
if(data20.action === undefined){
vErrors = withError(vErrors, instancePath+"/success", "#/required", schema86.properties.success, data20, "action");
errors++;
}
for(const key4 in data20){
if(!Object.hasOwn(schema86.properties.success.properties, key4)){
vErrors = withError(vErrors, instancePath+"/success", "#/additionalProperties", schema86.properties.success, data20, key4);
errors++;
}
}
if(data20.heading !== undefined){
let data21 = data20.heading;
if(!(validate315(data21, instancePath+"/success/heading"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func1(data21) > 90){
vErrors = withError(vErrors, instancePath+"/success/heading", "#/maxLength", schema86.properties.success.properties.heading, data21);
errors++;
}
}
}
if(data20.text !== undefined){
let data22 = data20.text;
if(!(validate317(data22, instancePath+"/success/text"))){
vErrors = vErrors === null ? validate317.errors : withMore(vErrors, validate317.errors);
errors = vErrors.length;
}
if(typeof data22 === "string"){
if(func1(data22) > 1000){
vErrors = withError(vErrors, instancePath+"/success/text", "#/maxLength", schema86.properties.success.properties.text, data22);
errors++;
}
}
}
if(data20.again !== undefined){
let data23 = data20.again;
if(!(validate315(data23, instancePath+"/success/again"))){
vErrors = vErrors === null ? validate315.errors : withMore(vErrors, validate315.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 40){
vErrors = withError(vErrors, instancePath+"/success/again", "#/maxLength", schema86.properties.success.properties.again, data23);
errors++;
}
}
}
if(data20.action !== undefined){
if(!(validate482(data20.action, instancePath+"/success/action"))){
vErrors = vErrors === null ? validate482.errors : withMore(vErrors, validate482.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/success", "#/type", schema86.properties.success, data20);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema86, data);
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}


function validate146(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema33, data, "type");
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((((data0 === "hero") || (data0 === "cardGrid")) || (data0 === "steps")) || (data0 === "list")) || (data0 === "contactInfo")) || (data0 === "form"))){
vErrors = withError(vErrors, instancePath+"/type", "#/enum", schema33.properties.type, data0);
}
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "hero"){
vErrors = withThose(validate147, vErrors, data, instancePath);
var props0 = true;
}
else if(tag0 === "cardGrid"){
vErrors = withThose(validate170, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "steps"){
vErrors = withThose(validate206, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list"){
vErrors = withThose(validate227, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "contactInfo"){
vErrors = withThose(validate284, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
vErrors = withThose(validate308, vErrors, data, instancePath);
if(props0 !== true){
props0 = true;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/discriminator", schema33, data, {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
vErrors = withError(vErrors, instancePath, "#/discriminator", schema33, data, {error: "tag", tag: "type", tagValue: tag0});
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema33, data);
}
validate146.errors = vErrors;
return vErrors === null;
}

const pattern39 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate137(data, instancePath=""){
let vErrors = null;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema29, data, "title");
}
if(data.description === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema29, data, "description");
}
if(data.blocks === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema29, data, "blocks");
}
for(const key0 in data){
if(!Object.hasOwn(schema29.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema29, data, key0);
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, instancePath+"/$schema", "#/type", schema29.properties.$schema, data0);
}
}
if(data.title !== undefined){
let data1 = data.title;
vErrors = withThose(validate138, vErrors, data1, instancePath+"/title");
if(typeof data1 === "string"){
if(func1(data1) > 100){
vErrors = withError(vErrors, instancePath+"/title", "#/maxLength", schema29.properties.title, data1);
}
}
}
if(data.description !== undefined){
let data2 = data.description;
vErrors = withThose(validate138, vErrors, data2, instancePath+"/description");
if(typeof data2 === "string"){
if(func1(data2) > 300){
vErrors = withError(vErrors, instancePath+"/description", "#/maxLength", schema29.properties.description, data2);
}
}
}
if(data.sharePicture !== undefined){
vErrors = withThose(validate141, vErrors, data.sharePicture, instancePath+"/sharePicture");
}
if(data.draft !== undefined){
let data4 = data.draft;
if(typeof data4 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/draft", "#/type", schema29.properties.draft, data4);
}
}
if(data.formerNames !== undefined){
let data5 = data.formerNames;
if(Array.isArray(data5)){
if(data5.length > 20){
vErrors = withError(vErrors, instancePath+"/formerNames", "#/maxItems", schema29.properties.formerNames, data5);
}
if(data5.length < 1){
vErrors = withError(vErrors, instancePath+"/formerNames", "#/minItems", schema29.properties.formerNames, data5);
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func1(data6) > 60){
vErrors = withError(vErrors, instancePath+"/formerNames/" + i0, "#/maxLength", schema29.properties.formerNames.items, data6);
}
if(!pattern39.test(data6)){
vErrors = withError(vErrors, instancePath+"/formerNames/" + i0, "#/pattern", schema29.properties.formerNames.items, data6);
}
}
else {
vErrors = withError(vErrors, instancePath+"/formerNames/" + i0, "#/type", schema29.properties.formerNames.items, data6);
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/formerNames", "#/type", schema29.properties.formerNames, data5);
}
}
if(data.language !== undefined){
vErrors = withThose(validate144, vErrors, data.language, instancePath+"/language");
}
if(data.blocks !== undefined){
let data8 = data.blocks;
if(Array.isArray(data8)){
if(data8.length > 10000){
vErrors = withError(vErrors, instancePath+"/blocks", "#/maxItems", schema29.properties.blocks, data8);
}
if(data8.length < 1){
vErrors = withError(vErrors, instancePath+"/blocks", "#/minItems", schema29.properties.blocks, data8);
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
vErrors = withThose(validate146, vErrors, data8[i1], instancePath+"/blocks/" + i1);
}
}
else {
vErrors = withError(vErrors, instancePath+"/blocks", "#/type", schema29.properties.blocks, data8);
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema29, data);
}
validate137.errors = vErrors;
return vErrors === null;
}

function withThose(validate, errors, data, instancePath){
if(validate(data, instancePath)) return errors;
return errors === null ? validate.errors : withMore(errors, validate.errors);
}
function withMore(errors, more){
for(const error of more) errors.push(error);
return errors;
}
const parameters = {type: "type", pattern: "pattern", enum: "allowedValues", const: "allowedValue", required: "missingProperty", additionalProperties: "additionalProperty"};
const comparisons = {minimum: {comparison: ">="}, maximum: {comparison: "<="}};
function withError(errors, instancePath, schemaPath, parentSchema, data, own){
const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
const params = typeof own === "object" ? own : {...comparisons[keyword], [parameters[keyword] ?? "limit"]: own ?? parentSchema[keyword]};
const error = {instancePath,schemaPath,keyword,params,parentSchema,data};
if(errors === null) return [error];
errors.push(error);
return errors;
}
